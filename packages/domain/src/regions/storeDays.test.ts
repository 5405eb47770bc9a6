import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openState } from './openState.ts';
import { daysOfStore, hoursOn } from './storeDays.ts';
import type { StoreHours } from './entities.ts';
import type { KeptDays } from './storeDays.ts';

const ZONE = 'Europe/Moscow';
const at = (moment: string) => Date.parse(`${moment}:00+03:00`);
const holiday = { from: '2031-01-01', to: '2031-01-02', name: 'Новый год', hours: null };
const short = {
  ...{ from: '2030-12-31', to: '2030-12-31', name: 'Канун' },
  hours: { opens: '10:00', closes: '16:00' },
};
const store: StoreHours = { opens: '10:00', closes: '21:00', days: [holiday, short] };

describe('a store that is closed on two days after a short one', () => {
  test.each([
    ['2030-12-30T20:00', { open: true, changesAt: '21:00', tomorrow: false }],
    ['2030-12-31T15:59', { open: true, changesAt: '16:00', tomorrow: false }],
    ['2030-12-31T16:00', { open: false, changesAt: '10:00', tomorrow: false, day: '2031-01-03' }],
    ['2031-01-01T12:00', { open: false, changesAt: '10:00', tomorrow: false, day: '2031-01-03' }],
    ['2031-01-02T12:00', { open: false, changesAt: '10:00', tomorrow: true }],
    ['2031-01-03T12:00', { open: true, changesAt: '21:00', tomorrow: false }],
  ])('at %s: %j', (moment, expected) => {
    expect(openState(store, at(moment), ZONE)).toEqual(expected);
  });
});

test('hours that go past midnight end in a day on which the store is closed', () => {
  const late: StoreHours = { opens: '18:00', closes: '02:00', days: [holiday] };
  expect(openState(late, at('2031-01-01T01:59'), ZONE)).toMatchObject({ open: true, changesAt: '02:00' });
  expect(openState(late, at('2031-01-01T02:00'), ZONE)).toMatchObject({ open: false, day: '2031-01-03' });
});

test('nobody is told when a store opens that is closed for longer than one looks ahead', () => {
  const closed = { ...holiday, to: '2032-01-01' };
  expect(openState({ ...store, days: [closed] }, at('2031-01-01T12:00'), ZONE)).toEqual({
    ...{ open: false, changesAt: null, tomorrow: false },
  });
});

const days = fc.array(
  fc.record({
    from: fc.constantFrom('2031-01-01', '2031-01-02'),
    to: fc.constantFrom('2031-01-02', '2031-01-03'),
    name: fc.constant('Праздник'),
    hours: fc.option(
      fc.constantFrom({ opens: '10:00', closes: '16:00' }, { opens: '12:00', closes: '14:00' }),
    ),
    cityId: fc.option(fc.constantFrom(1, 2)),
    storeId: fc.option(fc.constantFrom(1, 2)),
  }),
  { maxLength: 8 },
);

test('the narrower of two that contradict counts, and none of another store or city', () => {
  fc.assert(
    fc.property(
      days,
      fc.constantFrom('2031-01-01', '2031-01-02', '2031-01-03', '2031-01-04'),
      (list, day) => {
        const all: KeptDays[] = list.map((one, at) => ({ ...one, id: at + 1 }));
        const there = { id: 1, cityId: 1 };
        const covers = all.filter(({ from, to }) => from <= day && day <= to).toReversed();
        const counts =
          covers.find(({ storeId }) => storeId === 1) ??
          covers.find(({ storeId, cityId }) => storeId === null && cityId === 1) ??
          covers.find(({ storeId, cityId }) => storeId === null && cityId === null);
        const hours = { opens: '09:00', closes: '20:00' };
        expect(hoursOn({ ...hours, days: daysOfStore(all, there) }, day)).toEqual(
          counts ? counts.hours : hours,
        );
      },
    ),
  );
});

const zones = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Asia/Yekaterinburg',
  'Asia/Vladivostok',
  'Asia/Kamchatka',
];
const HOUR_MS = 3_600_000;

test('a store is closed on a holiday from midnight to midnight of its own clocks, whatever the day is elsewhere', () => {
  const always: StoreHours = { opens: '00:00', closes: '00:00', days: [{ ...holiday, to: holiday.from }] };
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: -30, max: 54 }), (zone, hours) => {
      const now = at('2031-01-01T00:00') + hours * HOUR_MS;
      // «sv» writes dates as ISO 8601 does.
      const day = new Intl.DateTimeFormat('sv', { timeZone: zone }).format(now);
      expect(openState(always, now, zone).open).toBe(day !== holiday.from);
    }),
    { numRuns: 400 },
  );
});
