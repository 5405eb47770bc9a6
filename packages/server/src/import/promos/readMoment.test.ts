import { localTime } from '@siren/domain/regions';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMoment } from './readMoment.ts';

const read = (text: string, isEnd = false, zone = 'Europe/Moscow') =>
  readMoment(text, zone, isEnd)?.toISOString() ?? null;

test.each([
  ['2023-12-15 09:00:01+0300', '2023-12-15T06:00:01.000Z'],
  ['2023-12-15T09:00:01+03:00', '2023-12-15T06:00:01.000Z'],
  ['2023-12-15 09:00:01 -0530', '2023-12-15T14:30:01.000Z'],
  ['2023-12-15T09:00:01.5Z', '2023-12-15T09:00:01.000Z'],
  ['2023-12-15 09:00', '2023-12-15T06:00:00.000Z'],
  ['2023-12-15', '2023-12-14T21:00:00.000Z'],
  ['15.12.2023 09:00', '2023-12-15T06:00:00.000Z'],
  [' 15.12.2023 ', '2023-12-14T21:00:00.000Z'],
])('«%s» is %s', (text, moment) => expect(read(text)).toBe(moment));

test.each(['', 'завтра', '2023-02-30', '2023-13-01', '2023-12-15 25:00', '12/15/2023', '2023-12-15+0300'])(
  '«%s» is none',
  (text) => expect(read(text)).toBeNull(),
);

test('a day alone that something ends with is part of it', () => {
  expect(read('2023-12-31', true)).toBe('2023-12-31T21:00:00.000Z');
  expect(read('2023-12-31 23:59:59', true)).toBe('2023-12-31T20:59:59.000Z');
});

test('without an offset it is what the clocks of the region show', () => {
  const zones = fc.constantFrom(
    'Europe/Kaliningrad',
    'Europe/Moscow',
    'Asia/Kamchatka',
    'UTC',
    'Europe/Berlin',
  );
  const noons = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(zones, noons, (zone, date) => {
      const day = date.toISOString().slice(0, 10);
      const moment = readMoment(`${day} 12:30`, zone, false);
      const shown = localTime(moment?.getTime() ?? 0, zone);
      const [year, month, dayOfMonth] = day.split('-').map(Number);
      expect(shown).toEqual({ year, month, day: dayOfMonth, minutes: 750 });
    }),
  );
});
