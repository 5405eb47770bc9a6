import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DayHours, StoreHours, StoreWeek } from './entities.ts';
import { deliveryDate } from './deliveryDate.ts';
import { isPauseWithin } from './openSpans.ts';
import { openState } from './openState.ts';
import { readWeek, writeWeek } from './weekForm.ts';
import { weekText } from './weekText.ts';

const ZONE = 'Asia/Yekaterinburg';
const at = (moment: string) => Date.parse(`${moment}:00+05:00`);
const day = (opens: string, closes: string, pause?: [string, string]): DayHours => ({
  ...{ opens, closes },
  ...(pause && { pause: { opens: pause[0], closes: pause[1] } }),
});
const times = (length: number, make: () => DayHours) => Array.from({ length }, make);
/** From Monday 6 January 2031. */
const week: StoreWeek = [
  ...times(4, () => day('10:00', '20:00')),
  day('22:00', '02:00'),
  day('10:00', '21:00', ['14:00', '15:00']),
  null,
];
const store: StoreHours = { opens: '10:00', closes: '20:00', week };

test.each([
  ['2031-01-06T09:59', { open: false, changesAt: '10:00', tomorrow: false }],
  ['2031-01-06T19:59', { open: true, changesAt: '20:00', tomorrow: false }],
  ['2031-01-09T20:00', { open: false, changesAt: '22:00', tomorrow: true }],
  ['2031-01-11T01:59', { open: true, changesAt: '02:00', tomorrow: false }],
  ['2031-01-11T13:59', { open: true, changesAt: '14:00', tomorrow: false }],
  ['2031-01-11T14:00', { open: false, changesAt: '15:00', tomorrow: false }],
  ['2031-01-11T15:00', { open: true, changesAt: '21:00', tomorrow: false }],
  ['2031-01-11T21:00', { open: false, changesAt: '10:00', tomorrow: false, day: '2031-01-13' }],
  ['2031-01-12T12:00', { open: false, changesAt: '10:00', tomorrow: true }],
])('at %s: %j', (moment, expected) => {
  expect(openState(store, at(moment), ZONE)).toEqual(expected);
});

test('hours of a special day stand above those of the week, and it has no break then', () => {
  const special = { from: '2031-01-11', to: '2031-01-11', name: 'Суббота', hours: day('12:00', '18:00') };
  expect(openState({ ...store, days: [special] }, at('2031-01-11T14:30'), ZONE)).toMatchObject({
    open: true,
    changesAt: '18:00',
  });
});

test('round the clock with a break closes for it alone', () => {
  const all: StoreHours = {
    ...store,
    week: times(7, () => day('00:00', '00:00', ['03:00', '04:00'])),
  };
  expect(openState(all, at('2031-01-11T02:00'), ZONE)).toMatchObject({ open: true, changesAt: '03:00' });
  expect(openState(all, at('2031-01-11T03:00'), ZONE)).toMatchObject({ open: false, changesAt: '04:00' });
});

const time = fc
  .nat(47)
  .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
const hours: fc.Arbitrary<DayHours | null> = fc.option(
  fc
    .record({ opens: time, closes: time, pause: fc.option(fc.record({ opens: time, closes: time })) })
    .map(({ pause, ...rest }): DayHours => (pause ? { ...rest, pause } : rest))
    .filter(isPauseWithin),
);
const weeks = fc.array(hours, { minLength: 7, maxLength: 7 });
const HALF = 30 * 60 * 1000;

test('what is told of the next change comes true, and nothing changes before it', () => {
  fc.assert(
    fc.property(weeks, fc.nat(7 * 48), (some, half) => {
      const hoursOf: StoreHours = { opens: '10:00', closes: '20:00', week: some };
      let now = at('2031-01-06T00:00') + half * HALF;
      const { open, changesAt, tomorrow, day: later } = openState(hoursOf, now, ZONE);
      if (changesAt === null) return;
      const today = deliveryDate(now, 0, ZONE);
      for (let step = 0; step < 8 * 48; step += 1) {
        now += HALF;
        if (openState(hoursOf, now, ZONE).open !== open) break;
      }
      const clock = new Date(now + (5 * 60 * HALF) / 30).toISOString();
      expect(clock.slice(11, 16)).toBe(changesAt);
      if (open) return;
      const ahead = (Date.parse(clock.slice(0, 10)) - Date.parse(today)) / (48 * HALF);
      expect([tomorrow, later]).toEqual([ahead === 1, ahead > 1 ? clock.slice(0, 10) : undefined]);
    }),
  );
});

test('a week that is written is read again', () => {
  fc.assert(
    fc.property(weeks, (some) => {
      expect(readWeek(writeWeek(some))).toEqual(some);
    }),
  );
  expect(readWeek('10:00–20:00')).toBeNull();
  expect(readWeek(writeWeek(week).replace('20:00', '24:00'))).toBeNull();
});

test('equal days are told at once', () => {
  expect(weekText(week)).toBe(
    'Пн–Чт 10:00–20:00; Пт 22:00–02:00; Сб 10:00–21:00, перерыв 14:00–15:00; Вс выходной',
  );
  expect(weekText(times(7, () => day('00:00', '00:00')))).toBe('Ежедневно круглосуточно');
});
