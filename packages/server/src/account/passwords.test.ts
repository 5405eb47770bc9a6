import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

test('a guess costs what is asked of a shop, unless somebody says otherwise', async () => {
  const stored = await hashPassword('Сирень цветёт');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword('Сирень цветёт', stored)).toBe(true);
  expect(await isPassword('Сирень отцвела', stored)).toBe(false);
});

test('a hash is known by its own cost, whatever that of new ones is', async () => {
  const cheap = { memory: 8, passes: 1, lanes: 1 };
  const stored = await hashPassword('secret', cheap);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  expect(await isPassword('secret', stored)).toBe(true);
  expect(await isPassword('secret', null, cheap)).toBe(false);
});
