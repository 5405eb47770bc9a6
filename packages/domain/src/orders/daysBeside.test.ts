import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumRoubles, toRoubles } from '../money/index.ts';
import { averageSum, daysBeside, weekBefore } from './daysBeside.ts';
import { orderStatusCodes } from './entities.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** Zones without summer time, and how far they are ahead of Greenwich, minutes. */
const zones = [
  { timeZone: 'Asia/Dubai', ahead: 240 },
  { timeZone: 'Asia/Kathmandu', ahead: 345 },
] as const;

const order = fc.record({
  /** Minute of its day by the clocks of the zone; others are of a region where the day began or ended at another time. */
  minute: fc.integer({ min: -180, max: DAY_MINUTES + 180 }),
  second: fc.nat(59),
  status: fc.constantFrom(...orderStatusCodes),
  kopecks: fc.nat(50_000_000),
  paid: fc.option(fc.nat(50_000_000).map(toRoubles)),
});
const orders = fc.array(order, { maxLength: 25 });

type Made = typeof order extends fc.Arbitrary<infer One> ? One : never;

/** Figures made the plain way: by minutes that are known, and sums in kopecks. */
const tally = (some: readonly Made[]) => ({
  orders: some.length,
  sum: toRoubles(some.reduce((sum, { kopecks }) => sum + kopecks, 0)),
});
const expected = (some: readonly Made[]) => ({
  ...tally(some),
  paid: {
    orders: some.filter(({ paid }) => paid !== null).length,
    sum: sumRoubles(some.map(({ paid }) => paid ?? 0)),
  },
  cancelled: tally(some.filter(({ status }) => status === 'cancelled')),
});
const bounded = ({ minute }: Made) => Math.max(0, Math.min(DAY_MINUTES - 1, minute));

test('days are told by the clocks of the zone, and the one before up to the same minute', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.date({ min: new Date('2001-01-08'), max: new Date('2040-01-01'), noInvalidDate: true }),
      fc.nat(DAY_MINUTES - 1),
      orders,
      orders,
      ({ timeZone, ahead }, date, now, today, weekAgo) => {
        const midnight = Math.floor(date.getTime() / 86_400_000) * 86_400_000 - ahead * MINUTE_MS;
        const before = midnight - 7 * DAY_MINUTES * MINUTE_MS;
        const placed = (some: readonly Made[], start: number) =>
          some.map(({ minute, second, kopecks, ...rest }) => ({
            ...rest,
            placedAt: start + minute * MINUTE_MS + second * 1000,
            toPay: toRoubles(kopecks),
          }));
        const told = daysBeside(
          { today: placed(today, midnight), weekAgo: placed(weekAgo, before) },
          midnight + now * MINUTE_MS,
          timeZone,
        );
        const hours = (some: readonly Made[]) =>
          Array.from({ length: 24 }, (_, hour) =>
            tally(some.filter((one) => bounded(one) >= hour * 60 && bounded(one) < hour * 60 + 60)),
          );
        const day = date.toISOString().slice(0, 10);
        expect(told).toEqual({
          today: { day, ...expected(today), hours: hours(today) },
          weekAgo: { day: weekBefore(day), ...expected(weekAgo), hours: hours(weekAgo) },
          soFar: expected(weekAgo.filter((one) => bounded(one) <= now)),
        });
      },
    ),
  );
});

const at = (...moments: string[]) =>
  moments.map((moment) => ({
    placedAt: Date.parse(moment),
    status: 'new' as const,
    toPay: 700.5,
    paid: null,
  }));

const busyHours = (hours: readonly { orders: number }[]) =>
  hours.flatMap(({ orders: count }, hour) => (count > 0 ? [[hour, count]] : []));

test('on a day of 23 hours the hour that is left out is empty, and time is what the clocks show', () => {
  // In Vienna the clocks go from 2:00 to 3:00 at one o'clock of Greenwich.
  const { today, soFar } = daysBeside(
    {
      today: at('2027-03-28T00:59:00Z', '2027-03-28T01:00:00Z', '2027-03-28T10:15:00Z'),
      weekAgo: at('2027-03-21T11:15:59Z', '2027-03-21T11:16:00Z'),
    },
    Date.parse('2027-03-28T10:15:30Z'),
    'Europe/Vienna',
  );
  expect(busyHours(today.hours)).toEqual([
    [1, 1],
    [3, 1],
    [12, 1],
  ]);
  expect(soFar.orders).toBe(1);
});

test('on a day of 25 hours the hour that comes twice has the orders of both times', () => {
  const { today, weekAgo, soFar } = daysBeside(
    {
      today: at('2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z', '2027-10-31T02:00:00Z'),
      weekAgo: at('2027-10-24T00:40:00Z', '2027-10-24T00:41:00Z', '2027-10-24T21:59:00Z'),
    },
    Date.parse('2027-10-31T01:40:00Z'),
    'Europe/Vienna',
  );
  expect(busyHours(today.hours)).toEqual([
    [2, 2],
    [3, 1],
  ]);
  expect(busyHours(weekAgo.hours)).toEqual([
    [2, 2],
    [23, 1],
  ]);
  expect(soFar).toMatchObject({ orders: 1, sum: 700.5 });
});

test('at midnight a day begins with nothing, and the one before has what its first minute brought', () => {
  const midnight = Date.parse('2027-05-02T20:00:00Z');
  const { today, weekAgo, soFar } = daysBeside(
    { today: [], weekAgo: at('2027-04-25T20:00:59Z', '2027-04-25T20:01:00Z') },
    midnight,
    'Asia/Dubai',
  );
  expect([today.day, today.orders, weekAgo.day, weekAgo.orders, soFar.orders]).toEqual([
    '2027-05-03',
    0,
    '2027-04-26',
    2,
    1,
  ]);
});

test('an average times the orders is the sum, but for what is rounded', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(90_000_000).map(toRoubles), { minLength: 1, maxLength: 40 }), (sums) => {
      const sum = sumRoubles(sums);
      const average = averageSum({ orders: sums.length, sum });
      expect(Math.abs(average * sums.length - sum)).toBeLessThanOrEqual(sums.length * 0.005 + 0.001);
    }),
  );
  expect(averageSum({ orders: 0, sum: 0 })).toBe(0);
});
