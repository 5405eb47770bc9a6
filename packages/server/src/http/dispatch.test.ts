import { refusal } from '@siren/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { createDispatch } from './dispatch.ts';
import type { Handlers } from './handlers.ts';

describe('a handler under test', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop({ handlers: {} });
  });
  afterAll(() => shop.close());

  const path = '/api/user/toggle-favorite-product';
  const run = async (handler: Handlers[typeof path], checkAnswers = true) => {
    const { context } = await shop.contextFor({ token: '', cookies: {}, address: '10.0.0.1' });
    return createDispatch({ [path]: handler }, { checkAnswers })(path, context, { id: 1, value: true });
  };
  const answer = { id: 1, value: true, total: 1 };

  it('passes with an answer of the contract', async () => {
    expect(await run(async () => answer)).toEqual(answer);
  });

  it('fails with a field of another type', async () => {
    await expect(run(async () => ({ ...answer, total: 1.5 }))).rejects.toThrow(/does not know/);
  });

  it('fails with a field too many: what nobody asked for may be a secret', async () => {
    const leaking = { ...answer, password_hash: 'x' };
    await expect(run(async () => leaking)).rejects.toThrow(/more than the contract knows/);
  });

  it('fails with a refusal that the contract does not list for the call', async () => {
    const refuse = (key: 'catalog.not_found' | 'cart.empty') => async () => {
      throw refusal(key);
    };
    await expect(run(refuse('catalog.not_found'))).rejects.toMatchObject({ key: 'catalog.not_found' });
    await expect(run(refuse('cart.empty'))).rejects.toThrow(/refuses with cart.empty/);
  });

  it('is let be where nothing is checked', async () => {
    const leaking = { ...answer, more: 1 };
    expect(await run(async () => leaking, false)).toEqual(leaking);
  });
});
