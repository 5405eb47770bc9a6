import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal } from '../format/index.ts';
import { noBounds, parseBound, plainBound, rangeOf, setBound, thumbsOf } from './range.ts';
import type { NumberRange, RangeLimits } from './range.ts';

const limits = { min: 990, max: 120_000, step: 10 };

const anyLimits = fc
  .record({
    min: fc.integer({ min: -1000, max: 100_000 }),
    size: fc.integer({ min: 1, max: 1_000_000 }),
    step: fc.constantFrom(1, 10, 1000, 0.5, 0.01),
  })
  .map(({ min, size, step }): RangeLimits => ({ min, max: min + size, step }));
const typed = fc.record({
  side: fc.constantFrom('from' as const, 'to' as const),
  value: fc.option(fc.double({ noNaN: true, min: -1e7, max: 1e7 })),
});
const afterTyping = (edits: readonly { side: 'from' | 'to'; value: number | null }[], bounds: RangeLimits) =>
  edits.reduce<NumberRange>((range, { side, value }) => setBound(range, side, value, bounds), noBounds);

describe('a bound', () => {
  it.each([
    ['45000', 45_000],
    [' 45 000 ₽ ', 45_000],
    ['45000 руб', 45_000],
    ['45000,50', 45_000.5],
    ['45\u00A0000\u00A0руб.', 45_000],
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['7,', 7],
    ['−5', -5],
    ['\u20115', -5],
    ['\u200b45\u2007000\ufe0f', 45_000],
    ['', null],
    ['   ', null],
    ['₽', null],
    ['много', undefined],
    ['10 тыс', undefined],
    ['1-2', undefined],
    ['1.000,50', undefined],
    ['1e5', undefined],
  ])('typed as «%s» is %s', (text, value) => {
    expect(parseBound(text)).toBe(value);
  });

  it('reads back as it is shown, edited or at rest', () => {
    const shown = fc.integer({ min: -1e9, max: 1e9 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(shown, (value) => {
        expect(parseBound(plainBound(value))).toBe(value === 0 ? 0 : value);
        expect(parseBound(formatDecimal(value))).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it('goes no further than the limits', () => {
    const range = { from: 45_000, to: 90_000 };
    expect(setBound(range, 'from', 5, limits).from).toBe(990);
    expect(setBound(range, 'to', 1e9, limits).to).toBe(120_000);
    expect(setBound(range, 'to', null, limits)).toEqual({ from: 45_000, to: null });
  });

  it('past the other one changes places with it', () => {
    const range = { from: 45_000, to: 90_000 };
    expect(setBound(range, 'from', 100_000, limits)).toEqual({ from: 90_000, to: 100_000 });
    expect(setBound(range, 'to', 10_000, limits)).toEqual({ from: 10_000, to: 45_000 });
    expect(setBound(range, 'from', 1e9, limits)).toEqual({ from: 90_000, to: 120_000 });
  });
});

describe('a range', () => {
  it('never crosses itself and never leaves its limits, whatever is typed', () => {
    fc.assert(
      fc.property(anyLimits, fc.array(typed), (bounds, edits) => {
        const { from, to } = afterTyping(edits, bounds);
        const [low, high] = [from ?? bounds.min, to ?? bounds.max];
        expect(low).toBeGreaterThanOrEqual(bounds.min);
        expect(high).toBeLessThanOrEqual(bounds.max);
        expect(low).toBeLessThanOrEqual(high);
      }),
    );
  });

  it('keeps the other bound as it is, on its side or in place of the typed one', () => {
    fc.assert(
      fc.property(anyLimits, fc.array(typed), typed, (bounds, edits, { side, value }) => {
        const before = afterTyping(edits, bounds);
        const other = side === 'from' ? 'to' : 'from';
        const after = setBound(before, side, value, bounds);
        expect([after[other], after[side]]).toContain(before[other]);
      }),
    );
  });

  it('asks for the same when a bound is typed again', () => {
    fc.assert(
      fc.property(anyLimits, fc.array(typed), typed, (bounds, edits, { side, value }) => {
        const once = setBound(afterTyping(edits, bounds), side, value, bounds);
        expect(setBound(once, side, once[side], bounds)).toEqual(once);
      }),
    );
  });

  it('and its thumbs say the same', () => {
    fc.assert(
      fc.property(anyLimits, fc.array(typed), (bounds, edits) => {
        const thumbs = thumbsOf(afterTyping(edits, bounds), bounds);
        expect(thumbsOf(rangeOf(thumbs, bounds), bounds)).toEqual(thumbs);
      }),
    );
  });

  it('has no bound where a thumb stands at its end', () => {
    expect(rangeOf([990, 120_000], limits)).toEqual(noBounds);
    expect(rangeOf([1000, 120_000], limits)).toEqual({ from: 1000, to: null });
  });

  it('outside of new limits is shown at their ends', () => {
    expect(thumbsOf({ from: 200_000, to: 300_000 }, limits)).toEqual([120_000, 120_000]);
    expect(thumbsOf({ from: 10, to: 20 }, limits)).toEqual([990, 990]);
  });
});
