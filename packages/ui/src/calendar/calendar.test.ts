import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { dayOf } from '../format/index.ts';
import {
  addDays,
  addMonths,
  clampDay,
  daysInMonth,
  FIRST_DAY,
  LAST_DAY,
  makeDay,
  partsOf,
  weekdayOf,
} from './day.ts';
import type { Day } from './day.ts';
import { dayByKey } from './dayByKey.ts';
import { limitWords, whyNot } from './dayLimits.ts';
import { bandOf, noDays, pickRange } from './dayRange.ts';
import { monthGrid, monthOf } from './monthGrid.ts';
import { dayWords, monthWords } from './words.ts';

const MS_IN_HOUR = 3_600_000;
const years = fc.integer({ min: 1000, max: 9000 });
const monthsOfYear = fc.integer({ min: 1, max: 12 });
const days = fc
  .record({ year: years, month: monthsOfYear, date: fc.integer({ min: 1, max: 31 }) })
  .map(({ year, month, date }): Day => makeDay(year, month, Math.min(date, daysInMonth(year, month)))!);
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];

describe('a day', () => {
  it.each([
    [2024, 2, 29],
    [2026, 2, 28],
    [1900, 2, 28],
    [2000, 2, 29],
    [2026, 4, 30],
    [2026, 12, 31],
  ])('the month %i-%i has %i of', (year, month, length) => {
    expect(daysInMonth(year, month)).toBe(length);
    expect(makeDay(year, month, length)).not.toBeNull();
    expect(makeDay(year, month, length + 1)).toBeNull();
  });

  it('exists where the calendar of the machine has it', () => {
    const any = fc.integer({ min: -5, max: 40 });
    fc.assert(
      fc.property(years, any, any, (year, month, date) => {
        const utc = new Date(Date.UTC(year, month - 1, date));
        const exists = utc.getUTCMonth() === month - 1 && utc.getUTCDate() === date && month >= 1;
        expect(makeDay(year, month, date)).toBe(
          exists && month <= 12 ? utc.toISOString().slice(0, 10) : null,
        );
      }),
    );
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', -12, '2023-02-28'],
    ['2026-11-24', 2, '2027-01-24'],
    ['2026-01-01', -1, '2025-12-01'],
    ['9999-12-31', 1, LAST_DAY],
    ['0001-01-01', -1, FIRST_DAY],
  ])('%s moved by %i months is %s', (day, count, moved) => {
    expect(addMonths(day, count)).toBe(moved);
  });

  it('goes by days and months and back', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
        const first = `${monthOf(day)}-01`;
        expect(addMonths(addMonths(first, count), -count)).toBe(first);
        expect(addDays(day, count) < day).toBe(count < 0);
      }),
    );
  });

  it('stays within the years that have four digits', () => {
    expect(addDays(LAST_DAY, 1)).toBe(LAST_DAY);
    expect(addDays(FIRST_DAY, -1)).toBe(FIRST_DAY);
    expect(clampDay('2026-11-24', '2026-12-01', '2026-12-31')).toBe('2026-12-01');
  });
});

describe('the grid of a month', () => {
  it('has six weeks from Monday to Sunday that follow one another', () => {
    fc.assert(
      fc.property(days, (day) => {
        const weeks = monthGrid(day);
        expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
        for (const [index, one] of weeks.flat().entries()) {
          expect(weekdayOf(one)).toBe(index % 7);
          expect(one).toBe(addDays(weeks[0]?.[0] ?? '', index));
        }
      }),
    );
  });

  it('holds every day of the month once, the first one in its first week', () => {
    fc.assert(
      fc.property(days, (day) => {
        const { year, month } = partsOf(day);
        const weeks = monthGrid(day);
        const own = weeks.flat().filter((one) => monthOf(one) === monthOf(day));
        expect(own).toEqual(
          Array.from({ length: daysInMonth(year, month) }, (_, index) => makeDay(year, month, index + 1)),
        );
        expect(weeks[0]).toContain(`${monthOf(day)}-01`);
      }),
    );
  });

  it.each([
    ['2024-02-29', '2024-01-29', '2024-03-10'],
    ['2026-11-24', '2026-10-26', '2026-12-06'],
    ['2021-02-01', '2021-02-01', '2021-03-14'],
    ['2027-01-01', '2026-12-28', '2027-02-07'],
  ])('around %s goes from %s to %s', (day, first, last) => {
    const all = monthGrid(day).flat();
    expect([all.at(0), all.at(-1)]).toEqual([first, last]);
  });
});

describe('where clocks are moved', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });
  /* Santiago moves its clocks at midnight, so that a day has no 00:00 there; Lord Howe by half an hour. */
  const moved = [
    ['America/Santiago', '2026-09-01'],
    ['America/Santiago', '2026-03-30'],
    ['Europe/Berlin', '2026-03-24'],
    ['Europe/Berlin', '2026-10-20'],
    ['Australia/Lord_Howe', '2026-09-30'],
    ['Asia/Yekaterinburg', '2026-10-20'],
  ] as const;

  it.each(moved)('days follow one another as everywhere: %s, %s', (timeZone, start) => {
    const hours = Array.from({ length: 24 * 10 }, (_, hour) => Date.parse(start) + hour * MS_IN_HOUR);
    const seen = [...new Set(hours.map((moment) => dayOf(moment, timeZone) ?? ''))];
    expect(seen).toEqual(seen.map((_, index) => addDays(seen[0] ?? '', index)));
    for (const day of seen) expect(monthGrid(day).flat()).toContain(day);
  });

  it.each(moved)('the grid does not ask what the zone of the machine is: %s, %s', (timeZone, start) => {
    process.env['TZ'] = 'UTC';
    const expected = monthGrid(start);
    process.env['TZ'] = timeZone;
    expect(monthGrid(start)).toEqual(expected);
    expect(weekdayOf(start)).toBe((new Date(`${start}T12:00:00Z`).getUTCDay() + 6) % 7);
  });
});

describe('keys', () => {
  it.each([
    ['ArrowLeft', false, '2026-11-23'],
    ['ArrowRight', false, '2026-11-25'],
    ['ArrowUp', false, '2026-11-17'],
    ['ArrowDown', false, '2026-12-01'],
    ['Home', false, '2026-11-23'],
    ['End', false, '2026-11-29'],
    ['PageUp', false, '2026-10-24'],
    ['PageDown', false, '2026-12-24'],
    ['PageUp', true, '2025-11-24'],
    ['PageDown', true, '2027-11-24'],
    ['a', false, null],
  ])('%s (shift: %s) lead from Tuesday, 24 November 2026 to %s', (key, shift, day) => {
    expect(dayByKey(key, shift, '2026-11-24')).toBe(day);
  });

  it('always lead to a day that exists', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...keys), fc.boolean(), (day, key, shift) => {
        const { year, month, date } = partsOf(dayByKey(key, shift, day)!);
        expect(makeDay(year, month, date)).toBe(dayByKey(key, shift, day));
      }),
    );
  });

  it('of the week stay in it', () => {
    fc.assert(
      fc.property(days, (day) => {
        const [first, last] = [dayByKey('Home', false, day)!, dayByKey('End', false, day)!];
        expect([weekdayOf(first), weekdayOf(last)]).toEqual([0, 6]);
        expect(first <= day && day <= last).toBe(true);
      }),
    );
  });
});

describe('a range of days', () => {
  it('is in order after any two presses, and begins anew with the third', () => {
    fc.assert(
      fc.property(days, days, days, (one, two, three) => {
        const range = pickRange(pickRange(noDays, one), two);
        expect(range).toEqual({ from: one < two ? one : two, to: one < two ? two : one });
        expect(pickRange(range, three)).toEqual({ from: three, to: null });
      }),
    );
  });

  it('is drawn from its first day to its last, and to the one that is aimed at', () => {
    const range = { from: '2026-11-24', to: '2026-11-26' };
    const drawn = (day: Day) => bandOf(day, range, null);
    expect(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].map(drawn)).toEqual([
      undefined,
      'start',
      'middle',
      'end',
    ]);
    const open = { from: '2026-11-24', to: null };
    expect(bandOf('2026-11-23', open, '2026-11-22')).toBe('middle');
    expect(bandOf('2026-11-24', open, '2026-11-22')).toBe('end');
    expect(bandOf('2026-11-24', open, null)).toBe('both');
  });
});

describe('words', () => {
  it('name a day and a month', () => {
    expect(dayWords('2026-11-24')).toBe('вторник, 24 ноября 2026');
    expect(monthWords('2026-11-24')).toBe('ноябрь 2026');
    expect(monthWords('2026-05-09')).toBe('май 2026');
  });

  it('say why a day cannot be chosen', () => {
    const closed = (day: Day) => (weekdayOf(day) === 6 ? 'Склад не работает' : undefined);
    const limits = { min: '2026-11-24', max: '2026-12-10', disabledReason: closed };
    expect(whyNot('2026-11-23', limits)).toBe('Можно с 24 ноября 2026');
    expect(whyNot('2026-12-11', limits)).toBe('Можно по 10 декабря 2026');
    expect(whyNot('2026-11-29', limits)).toBe('Склад не работает');
    expect(whyNot('2026-11-30', limits)).toBeUndefined();
    expect(limitWords(limits)).toBe('Можно с 24 ноября 2026 по 10 декабря 2026');
    expect(limitWords({ max: '2026-12-10' })).toBe('Можно по 10 декабря 2026');
    expect(limitWords({})).toBe('');
  });
});
