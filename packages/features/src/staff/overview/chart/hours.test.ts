import { sumRoubles } from '@siren/domain/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growing, hourTicks, lineOf, spanOf } from './hours.ts';

const tally = fc.record({ orders: fc.nat(9), sum: fc.nat(90_000).map((kopecks) => kopecks / 100) });
const hours = fc.array(
  tally.map((one) => (one.orders === 0 ? { orders: 0, sum: 0 } : one)),
  { minLength: 24, maxLength: 24 },
);
const minutes = fc.nat(24 * 60 - 1);
const day = (of: readonly { orders: number; sum: number }[]) => ({ hours: [...of] }) as never;

test('a span has every hour in which anything happened, and the one that it is', () => {
  fc.assert(
    fc.property(hours, hours, minutes, (today, weekAgo, now) => {
      const { from, to } = spanOf({ today: day(today), weekAgo: day(weekAgo) }, now);
      const outside = [...today, ...weekAgo].filter((_, at) => at % 24 < from || at % 24 >= to);
      expect(sumRoubles(outside.map(({ sum }) => sum))).toBe(0);
      expect(now >= from * 60 && now < to * 60).toBe(true);
      expect(from >= 0 && to <= 24).toBe(true);
    }),
  );
});

test('a line never falls, goes through now, and ends with the day or with what the day came to', () => {
  fc.assert(
    fc.property(hours, minutes, fc.boolean(), (of, at, isOver) => {
      const known = isOver ? of : of.map((one, hour) => (hour * 60 > at ? { orders: 0, sum: 0 } : one));
      const span = spanOf({ today: day(known), weekAgo: day(known) }, at);
      const before = growing(known)[Math.floor(at / 60) - 1] ?? 0;
      const now = { hour: at / 60, value: isOver ? before : (growing(known).at(-1) ?? 0) };
      const line = lineOf(known, span, { now, isOver });
      expect(line).toContainEqual(now);
      expect(line.map(({ hour }) => hour)).toEqual(line.map(({ hour }) => hour).toSorted((a, b) => a - b));
      expect(line.map(({ value }) => value)).toEqual(
        line.map(({ value }) => value).toSorted((a, b) => a - b),
      );
      expect(line.at(-1)?.value).toBe(growing(known).at(-1));
    }),
  );
});

test('at most seven hours are written below a chart, all within it', () => {
  fc.assert(
    fc.property(fc.nat(23), fc.integer({ min: 1, max: 24 }), (from, length) => {
      const to = Math.min(24, from + length);
      const ticks = hourTicks({ from, to });
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks[0]).toBe(from);
      expect(ticks.every((hour) => hour <= to)).toBe(true);
    }),
  );
});
