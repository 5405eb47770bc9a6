import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { passwordOf } from '../testing/index.ts';
import { createCodeShop } from './testing/createCodeShop.ts';
import type { CodeShop } from './testing/createCodeShop.ts';

let shop: CodeShop;
beforeAll(async () => {
  shop = await createCodeShop();
});
afterAll(() => shop.close());

const login = (address: string, password: string, name: string) =>
  refusalOf(shop.visitor({ address }).call('/api/user/login', { login: name, password }));

test.each(['buyer', 'staff'])(
  'a thousand wrong passwords of a stranger at a hundred addresses keep %s out of no new browser',
  async (owner) => {
    const refused = { 'user.invalid_credentials': 0, 'auth.attempts_exhausted': 0 };
    for (let n = 0; n < 1_000; n += 1) {
      const answer = await login(`10.${20 + (n % 100)}.0.1`, `guess-${n}`, owner);
      refused[answer as keyof typeof refused] += 1;
    }
    // One of each address makes a hundred; the next of each brings a wait.
    expect(refused).toEqual({ 'user.invalid_credentials': 200, 'auth.attempts_exhausted': 800 });
    expect(await login('10.8.0.1', passwordOf(owner), owner)).toBe('done');
  },
);
