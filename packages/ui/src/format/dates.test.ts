import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayOf,
  formatDay,
  formatDayRange,
  formatFullDate,
  formatRelative,
  formatShortDate,
  formatTime,
  formatTimeRange,
  formatWeekday,
} from './index.ts';
import type { DateLike } from './index.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const YEKATERINBURG = 'Asia/Yekaterinburg';
const lateUtc = '2026-11-23T20:30:00Z';

describe('dates', () => {
  it('are those of the given time zone', () => {
    expect(plain(formatDay(lateUtc, YEKATERINBURG))).toBe('24 ноября');
    expect(plain(formatDay(lateUtc, 'Europe/Moscow'))).toBe('23 ноября');
    expect(formatTime(lateUtc, YEKATERINBURG)).toBe('01:30');
    expect(formatTime('2026-11-23T23:30:00+03:00', YEKATERINBURG)).toBe('01:30');
    expect(dayOf(new Date(lateUtc), YEKATERINBURG)).toBe('2026-11-24');
    expect(dayOf('no date', YEKATERINBURG)).toBeNull();
  });

  it('come in the shapes that one needs', () => {
    expect(formatWeekday('2026-11-24', YEKATERINBURG)).toBe('вт, 24\u00A0ноября');
    expect(formatFullDate('2026-11-24', YEKATERINBURG)).toBe('24\u00A0ноября\u00A02026');
    expect(formatShortDate('2026-11-04', YEKATERINBURG)).toBe('04.11.2026');
  });

  it('leave a calendar day as it is in every zone', () => {
    const zones = fc.constantFrom('Asia/Kamchatka', 'Pacific/Honolulu', 'UTC', YEKATERINBURG);
    fc.assert(
      fc.property(zones, fc.integer({ min: 1, max: 28 }), (zone, day) => {
        const iso = `2026-02-${String(day).padStart(2, '0')}`;
        expect(plain(formatDay(iso, zone))).toBe(`${day} февраля`);
      }),
    );
  });

  const zones = [
    'Europe/Moscow',
    YEKATERINBURG,
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
  ];
  const shapes: [string, (value: DateLike, zone: string) => string, Intl.DateTimeFormatOptions][] = [
    ['day', formatDay, { day: 'numeric', month: 'long' }],
    ['weekday', formatWeekday, { weekday: 'short', day: 'numeric', month: 'long' }],
    ['full', formatFullDate, { day: 'numeric', month: 'long', year: 'numeric' }],
    ['short', formatShortDate, { day: '2-digit', month: '2-digit', year: 'numeric' }],
    ['time', formatTime, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }],
  ];
  const years = (from: number, to: number) => ({ min: Date.UTC(from, 0, 1), max: Date.UTC(to, 0, 1) });

  it.each(shapes)('are as Intl writes them, also while clocks are changed: %s', (_name, format, options) => {
    // The hours around the changes of Berlin and New York, and any hour of two centuries.
    const changes = [
      Date.UTC(2026, 2, 29, 1),
      Date.UTC(2026, 9, 25, 1),
      Date.UTC(2026, 2, 8, 7),
      Date.UTC(2026, 10, 1, 6),
    ];
    const moments = fc.oneof(
      fc.integer(years(1900, 2100)),
      fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -1e7, max: 1e7 })).map(([at, by]) => at + by),
    );
    const intl = new Map(
      zones.map((timeZone) => [timeZone, new Intl.DateTimeFormat('ru-RU', { ...options, timeZone })]),
    );
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
        const expected =
          intl
            .get(zone)
            ?.format(moment)
            .replace(/\s?г\.$/, '') ?? '';
        expect(plain(format(moment, zone))).toBe(plain(expected));
      }),
      { numRuns: 300 },
    );
  });

  it('know only the zones that the machine knows', () => {
    expect(() => formatDay(0, 'Asia/Nowhere')).toThrow(RangeError);
  });
});

describe('relative dates', () => {
  // 24 November 2026, 14:05 in Yekaterinburg.
  const now = '2026-11-24T09:05:00Z';

  it.each([
    ['2026-11-24T09:04:30Z', 'только что'],
    ['2026-11-24T09:04:00Z', 'минуту назад'],
    ['2026-11-24T09:00:00Z', '5 минут назад'],
    ['2026-11-24T08:44:00Z', '21 минуту назад'],
    ['2026-11-24T08:05:00Z', 'час назад'],
    ['2026-11-24T06:04:00Z', '3 часа назад'],
    ['2026-11-24T03:00:00Z', 'сегодня в 08:00'],
    ['2026-11-23T09:05:00Z', 'вчера в 14:05'],
    ['2026-11-22T09:05:00Z', '2 дня назад'],
    ['2026-11-18T09:05:00Z', '6 дней назад'],
    ['2026-11-17T09:05:00Z', '17 ноября'],
    ['2025-11-24T09:05:00Z', '24 ноября 2025'],
    ['2026-11-24T09:05:20Z', 'сейчас'],
    ['2026-11-24T09:06:00Z', 'через минуту'],
    ['2026-11-24T09:26:00Z', 'через 21 минуту'],
    ['2026-11-24T10:10:00Z', 'через час'],
    ['2026-11-24T11:10:00Z', 'через 2 часа'],
    ['2026-11-24T16:00:00Z', 'сегодня в 21:00'],
    ['2026-11-25T09:05:00Z', 'завтра в 14:05'],
    ['2026-11-27T09:05:00Z', 'через 3 дня'],
    ['2026-12-01T09:05:00Z', '1 декабря'],
    ['2027-01-01T09:05:00Z', '1 января 2027'],
    ['2026-11-23', 'вчера'],
    ['2026-11-25', 'завтра'],
    ['2026-11-27', 'через 3 дня'],
    ['2026-11-20', '4 дня назад'],
  ])('%s is «%s»', (value, words) => {
    expect(plain(formatRelative(value, now, YEKATERINBURG))).toBe(words);
  });

  it('count minutes over midnight, and days of the calendar beyond', () => {
    const midnight = '2026-11-23T19:10:00Z';
    expect(plain(formatRelative('2026-11-23T18:40:00Z', midnight, YEKATERINBURG))).toBe('30 минут назад');
    expect(plain(formatRelative('2026-11-23T17:40:00Z', midnight, YEKATERINBURG))).toBe('вчера в 22:40');
  });
});

describe('ranges of dates', () => {
  it.each([
    ['2026-11-24', '2026-11-26', '24–26 ноября'],
    ['2026-11-30', '2026-12-02', '30 ноября — 2 декабря'],
    ['2026-12-30', '2027-01-02', '30 декабря 2026 — 2 января 2027'],
    ['2026-11-24T05:00:00Z', '2026-11-24T20:00:00Z', '24–25 ноября'],
  ])('%s to %s is «%s»', (from, to, text) => {
    expect(plain(formatDayRange(from, to, YEKATERINBURG))).toBe(text);
  });

  it.each([
    ['2026-11-24T05:00:00Z', '2026-11-24T13:00:00Z', '10:00–18:00'],
    ['2026-11-24T17:00:00Z', '2026-11-25T01:00:00Z', '24 ноября, 22:00 — 25 ноября, 06:00'],
    ['2026-11-24T05:00:00Z', '2026-11-24T05:00:30Z', '10:00'],
    ['2026-11-24', '2026-11-25', '—'],
  ])('%s to %s is «%s»', (from, to, text) => {
    expect(plain(formatTimeRange(from, to, YEKATERINBURG))).toBe(text);
  });
});
