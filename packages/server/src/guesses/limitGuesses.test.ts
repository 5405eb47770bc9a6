import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../http/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { limitGuesses, removeOldGuesses } from './index.ts';

const MINUTE = 60_000;

describe('guesses', () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await createTestShop({ handlers: {} });
  });
  afterEach(() => shop.close());

  const caller = async (address: string): Promise<Context> =>
    (await shop.contextFor({ token: '', cookies: {}, address })).context;
  const wrong = async (context: Context, account?: string) =>
    limitGuesses(context, 'coupon', async () => null, account);

  it('are ten for an account, whatever address they come from; the wait is told', async () => {
    for (let n = 0; n < 10; n += 1) expect(await wrong(await caller(`10.1.0.${n}`), 'a')).toBeNull();
    shop.clock.advance(MINUTE);
    await expect(wrong(await caller('10.1.1.1'), 'a')).rejects.toMatchObject({
      key: 'auth.attempts_exhausted',
      body: { retryAfter: 14 * 60 },
    });
  });

  it('are fifty for an address, whatever account they are at', async () => {
    const context = await caller('10.2.0.1');
    for (let n = 0; n < 50; n += 1) await wrong(context, `a${n}`);
    await expect(wrong(context, 'fresh')).rejects.toMatchObject({ key: 'auth.attempts_exhausted' });
    expect(await wrong(await caller('10.2.0.2'), 'fresh')).toBeNull();
  });

  it('are not looked at once there were too many, even made all at once', async () => {
    const context = await caller('10.3.0.1');
    let looked = 0;
    const guess = async () => {
      looked += 1;
      return null;
    };
    await Promise.allSettled(Array.from({ length: 40 }, () => limitGuesses(context, 'login', guess, 'a')));
    expect(looked).toBe(10);
  });

  it('begin anew when the wait is over', async () => {
    const context = await caller('10.4.0.1');
    for (let n = 0; n < 12; n += 1) await wrong(context, 'a').catch(() => {});
    shop.clock.advance(15 * MINUTE);
    expect(await wrong(context, 'a')).toBeNull();
  });

  it('cost nothing when they are right', async () => {
    const context = await caller('10.5.0.1');
    for (let n = 0; n < 60; n += 1) {
      expect(await limitGuesses(context, 'coupon', async () => 'right', 'a')).toBe('right');
    }
  });

  it('are forgotten with the time', async () => {
    await wrong(await caller('10.6.0.1'), 'a');
    shop.clock.advance(16 * MINUTE);
    await removeOldGuesses(shop.db, shop.clock.now());
    const { rows } = await shop.db.pool.query('select * from attempts');
    expect(rows).toEqual([]);
  });
});
