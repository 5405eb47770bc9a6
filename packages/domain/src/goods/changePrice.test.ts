import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MONEY_MAX, toKopecks, toRoubles } from '../money/index.ts';
import { changePrice } from './changePrice.ts';
import { priceBack } from './priceBack.ts';
import { oldPriceWishes, PERCENT_MAX, priceMoves, priceRoundings } from './priceChange.ts';
import type { PriceChange, PriceFound, PricePair } from './priceChange.ts';
import { priceProblem } from './priceProblem.ts';
import { roundPrice } from './roundPrice.ts';

const rise = (over: Partial<PriceChange> = {}): PriceChange => ({
  ...{ move: 'percent', by: 10, rounding: 'none', oldPrice: 'leave', regions: null },
  ...over,
});
const found = (over: Partial<PriceFound> = {}): PriceFound => ({
  ...{ price: 1_990, oldPrice: null, feed: { price: 1_990, oldPrice: null }, byHand: false },
  ...over,
});
const changed = (price: number, oldPrice: number | null = null, back = false) => ({
  ...{ kind: 'changed', back },
  to: { price, oldPrice },
});

test.each([
  ['ten percent up', found(), rise(), changed(2_189)],
  ['ten percent down', found(), rise({ by: -10 }), changed(1_791)],
  ['by kopecks', found({ price: 0.05 + 1 }), rise({ by: 5 }), changed(1.1)],
  ['a sum down', found(), rise({ move: 'sum', by: -490.5 }), changed(1_499.5)],
  ['to …9', found(), rise({ by: 7, rounding: 'nine' }), changed(2_129)],
  ['to …90', found(), rise({ by: 7, rounding: 'ninety' }), changed(2_090)],
  ['to whole tens', found(), rise({ by: 7, rounding: 'ten' }), changed(2_130)],
  ['only rounded', found(), rise({ move: 'keep', by: 0, rounding: 'ten' }), { kind: 'same' }],
  ['what was before', found(), rise({ by: -10, oldPrice: 'former' }), changed(1_791, 1_990)],
  ['a former price that stays', found({ oldPrice: 2_500 }), rise(), changed(2_189, 2_500)],
  [
    'nothing before',
    found({ oldPrice: 2_500 }),
    rise({ move: 'keep', by: 0, oldPrice: 'clear' }),
    changed(1_990),
  ],
  [
    'the feed, set by hand',
    found({ price: 5, byHand: true }),
    rise({ move: 'feed', by: 0 }),
    changed(1_990, null, true),
  ],
  ['the feed, which it is', found(), rise({ move: 'feed', by: 0 }), { kind: 'same' }],
])('%s', (_, price, change, outcome) => {
  expect(changePrice(price, change)).toEqual(outcome);
});

test.each([
  ['nothing left', found(), rise({ by: -100 }), 'low'],
  ['less than a rouble left', found(), rise({ move: 'sum', by: -1_989.01 }), 'low'],
  ['more than an order holds', found({ price: MONEY_MAX }), rise(), 'high'],
  [
    'more than an order holds once rounded',
    found({ price: MONEY_MAX }),
    rise({ move: 'keep', by: 0, rounding: 'ten' }),
    'high',
  ],
  ['a former price that is reached', found({ oldPrice: 2_189 }), rise(), 'old_price'],
  ['what was before a rise', found(), rise({ oldPrice: 'former' }), 'old_price'],
  ['no such ending near', found({ price: 30 }), rise({ by: 5, rounding: 'ninety' }), 'rounding'],
  ['no feed to go back to', found({ feed: null, byHand: true }), rise({ move: 'feed', by: 0 }), 'no_feed'],
])('%s: it stays', (_, price, change, why) => {
  expect(changePrice(price, change)).toEqual({ kind: 'refused', why });
});

const kopecks = (least = 1) => fc.integer({ min: least, max: toKopecks(MONEY_MAX) }).map(toRoubles);
const everyday = fc.integer({ min: 1, max: 10_000_000 }).map(toRoubles);
const pair: fc.Arbitrary<PricePair> = fc
  .record({ price: fc.oneof(kopecks(), everyday), more: fc.option(everyday) })
  .map(({ price, more }) => {
    const oldPrice = more === null ? null : toRoubles(toKopecks(price) + toKopecks(more));
    return { price, oldPrice: oldPrice !== null && oldPrice <= MONEY_MAX ? oldPrice : null };
  });
const priceFound: fc.Arbitrary<PriceFound> = fc
  .record({ own: pair, feed: fc.option(pair), byHand: fc.boolean() })
  .map(({ own, feed, byHand }) => ({ ...own, feed, byHand }));
const change: fc.Arbitrary<PriceChange> = fc.record({
  move: fc.constantFrom(...priceMoves, 'feed' as const),
  by: fc.integer({ min: -100 * PERCENT_MAX, max: 100 * PERCENT_MAX }).map((cents) => cents / 100),
  rounding: fc.constantFrom(...priceRoundings),
  oldPrice: fc.constantFrom(...oldPriceWishes),
  regions: fc.constant(null),
});

test('rounded, a price has its ending, is within its bounds, and goes by half a step at most', () => {
  const steps = { none: 0, nine: 10, ninety: 100, ten: 10 };
  fc.assert(
    fc.property(fc.oneof(kopecks(), everyday), fc.constantFrom(...priceRoundings), (price, rounding) => {
      const rounded = roundPrice(price, rounding);
      if (rounded === null) {
        expect(price).toBeLessThan(steps[rounding] / 2);
        return;
      }
      expect(Math.abs(toKopecks(rounded) - toKopecks(price))).toBeLessThanOrEqual(steps[rounding] * 50);
      if (rounding !== 'none') {
        expect(rounded).toBeGreaterThanOrEqual(9);
        expect(String(rounded)).toMatch({ nine: /9$/u, ninety: /90$/u, ten: /0$/u }[rounding]);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('what a change gives can be charged, and is neither under a rouble nor over the bound', () => {
  fc.assert(
    fc.property(priceFound, change, (price, wish) => {
      const outcome = changePrice(price, wish);
      if (outcome.kind !== 'changed') return;
      expect(priceProblem(outcome.to.price, outcome.to.oldPrice)).toBeNull();
      if (!outcome.back && outcome.to.price !== price.price)
        expect(outcome.to.price).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 1_000 },
  );
});

/** A price once it has been changed, as the shop keeps it. */
function after(price: PriceFound, wish: PriceChange): PriceFound {
  const outcome = changePrice(price, wish);
  return outcome.kind === 'changed' ? { ...price, ...outcome.to, byHand: !outcome.back } : price;
}

test('a change of any catalogue, undone, leaves each price and mark exactly as it was', () => {
  fc.assert(
    fc.property(fc.array(priceFound, { maxLength: 20 }), change, (catalogue, wish) => {
      const now = catalogue.map((price) => after(price, wish));
      const undone = now.map((price, at) => {
        const before = catalogue[at]!;
        return { ...price, ...priceBack(before, price.feed), byHand: before.byHand };
      });
      expect(undone).toEqual(catalogue);
    }),
    { numRuns: 1_000 },
  );
});

test('undone, a price that nobody had set is what the feed says by then; one that was set is not', () => {
  const feed = { price: 2_100, oldPrice: null };
  expect(priceBack(found(), feed)).toEqual(feed);
  expect(priceBack(found({ price: 77, byHand: true }), feed)).toEqual({ price: 77, oldPrice: null });
  expect(priceBack(found({ price: 77 }), null)).toEqual({ price: 77, oldPrice: null });
});
