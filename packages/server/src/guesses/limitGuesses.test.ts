import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { addressBound, HOUR_MS, limitGuesses, removeOldGuesses } from './index.ts';
import type { Bound } from './index.ts';

const MINUTE = 60_000;

describe('guesses', () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await createTestShop({ handlers: {} });
  });
  afterEach(() => shop.close());

  const caller = async (address: string): Promise<Context> =>
    (await shop.contextFor({ token: '', cookies: {}, address })).context;
  const own = (subject: string): Bound => ({ subject, free: 5, windowMs: HOUR_MS });
  const guess = (context: Context, bounds: Bound[], right: true | null = null) =>
    limitGuesses(context, { scope: 'coupon', bounds }, async () => right);
  /** Seconds to wait; 0 where the guess is looked at. */
  const waitOf = (made: Promise<unknown>): Promise<number> =>
    made.then(
      () => 0,
      (error: { body: { retryAfter: number } }) => error.body.retryAfter,
    );

  it('wait longer with each wrong one after those that cost nothing', async () => {
    const context = await caller('10.1.0.1');
    for (let n = 0; n < 5; n += 1) expect(await guess(context, [own('a')])).toBeNull();
    const waits: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      waits.push(await waitOf(guess(context, [own('a')])));
      shop.clock.advance((waits.at(-1) ?? 0) * 1000);
      expect(await guess(context, [own('a')])).toBeNull();
    }
    expect(waits).toEqual([60, 120, 240]);
  });

  it('do not make a wait longer while it lasts', async () => {
    const context = await caller('10.1.0.1');
    for (let n = 0; n < 5; n += 1) await guess(context, [own('a')]);
    for (let n = 0; n < 20; n += 1) expect(await waitOf(guess(context, [own('a')]))).toBe(60);
  });

  it('are fifty for an address, whatever they are at', async () => {
    const context = await caller('10.2.0.1');
    for (let n = 0; n < 50; n += 1) await guess(context, [own(`a${n}`), addressBound(context)]);
    await expect(guess(context, [own('fresh'), addressBound(context)])).rejects.toMatchObject({
      key: 'auth.attempts_exhausted',
    });
    const other = await caller('10.2.0.2');
    expect(await guess(other, [own('fresh'), addressBound(other)])).toBeNull();
  });

  it('that are not looked at count nowhere', async () => {
    const context = await caller('10.2.0.3');
    for (let n = 0; n < 5; n += 1) await guess(context, [own('a')]);
    for (let n = 0; n < 60; n += 1) await waitOf(guess(context, [own('a'), addressBound(context)]));
    expect(await guess(context, [own('b'), addressBound(context)])).toBeNull();
  });

  it('are not looked at once there were too many, even made all at once', async () => {
    const context = await caller('10.3.0.1');
    let looked = 0;
    const wrong = async () => {
      looked += 1;
      return null;
    };
    const bounds = [own('a'), own('b')];
    const more = (order: Bound[]) => limitGuesses(context, { scope: 'login', bounds: order }, wrong);
    await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) => more(n % 2 === 0 ? bounds : bounds.toReversed())),
    );
    expect(looked).toBe(5);
  });

  it('begin anew when the window is over', async () => {
    const context = await caller('10.4.0.1');
    for (let n = 0; n < 4; n += 1) await guess(context, [own('a')]);
    shop.clock.advance(HOUR_MS);
    for (let n = 0; n < 5; n += 1) expect(await guess(context, [own('a')])).toBeNull();
  });

  it('cost nothing when they are right', async () => {
    const context = await caller('10.5.0.1');
    for (let n = 0; n < 60; n += 1)
      expect(await guess(context, [own('a'), addressBound(context)], true)).toBe(true);
  });

  it('that are right are all looked at, however many come at once', async () => {
    const context = await caller('10.5.0.3');
    const bounds = [own('a'), addressBound(context)];
    const made = Array.from({ length: 60 }, () => guess(context, bounds, true));
    expect(await Promise.all(made)).toEqual(Array(60).fill(true));
  });

  it('wait for each other, and for other processes, without a connection: one is all they take', async () => {
    const context = await caller('10.5.0.5');
    const bounds = [own('a'), addressBound(context)];
    await guess(context, bounds);
    const elsewhere = await shop.db.pool.connect();
    await elsewhere.query('begin');
    await elsewhere.query('select from attempts for update');
    const made = Array.from({ length: 30 }, () => guess(context, bounds, true));
    const idle = Array.from({ length: 5 }, () => shop.db.query(sql`select`));
    expect(await Promise.all(idle)).toHaveLength(5);
    await elsewhere.query('commit');
    elsewhere.release();
    expect(await Promise.all(made)).toEqual(Array(30).fill(true));
  });

  it('that are right are all looked at where an address has more than its fifty, each at another thing', async () => {
    const context = await caller('10.5.0.6');
    const made = Array.from({ length: 130 }, (_, n) =>
      guess(context, [own(`a${n}`), addressBound(context)], true),
    );
    expect(await Promise.all(made)).toEqual(Array(130).fill(true));
  });

  it('that break let those in line behind them go on', async () => {
    const context = await caller('10.5.0.7');
    const broken = limitGuesses(context, { scope: 'coupon', bounds: [own('a')] }, async () => {
      throw new Error('It broke');
    });
    const made = Array.from({ length: 20 }, () => guess(context, [own('a')], true));
    await expect(broken).rejects.toThrow('It broke');
    expect(await Promise.all(made)).toEqual(Array(20).fill(true));
  });

  it('that are wrong keep no right one out that came with them', async () => {
    const context = await caller('10.5.0.4');
    const wrong = Array.from({ length: 4 }, () => guess(context, [own('a')]));
    const right = Array.from({ length: 20 }, () => guess(context, [own('a')], true));
    expect(await Promise.all([...wrong, ...right])).toEqual([
      ...Array(4).fill(null),
      ...Array(20).fill(true),
    ]);
  });

  it('at coupons get no new tries by applying a coupon that one knows', async () => {
    const context = await caller('10.5.0.2');
    for (let n = 0; n < 10; n += 1) {
      await limitGuesses(context, { scope: 'coupon' }, async () => null);
      if (n < 9) await limitGuesses(context, { scope: 'coupon' }, async () => true);
    }
    expect(await waitOf(limitGuesses(context, { scope: 'coupon' }, async () => true))).toBe(60);
  });

  it('are forgotten with the time', async () => {
    const context = await caller('10.6.0.1');
    await guess(context, [own('a')]);
    shop.clock.advance(HOUR_MS + MINUTE);
    await removeOldGuesses(shop.db, shop.clock.now());
    expect((await shop.db.pool.query('select from attempts')).rowCount).toBe(0);
  });
});
