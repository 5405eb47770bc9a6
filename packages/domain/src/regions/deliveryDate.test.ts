import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryDate } from './deliveryDate.ts';

test.each([
  ['2031-05-01T09:00:00Z', 0, 'Europe/Moscow', '2031-05-01'],
  ['2031-05-01T09:00:00Z', 3, 'Europe/Moscow', '2031-05-04'],
  ['2031-05-01T20:59:59Z', 1, 'Europe/Moscow', '2031-05-02'],
  ['2031-05-01T21:00:00Z', 1, 'Europe/Moscow', '2031-05-03'],
  ['2031-05-01T21:00:00Z', 1, 'Europe/Kaliningrad', '2031-05-02'],
  ['2031-05-01T15:00:00Z', 1, 'Asia/Vladivostok', '2031-05-03'],
  ['2032-02-28T09:00:00Z', 1, 'Europe/Moscow', '2032-02-29'],
  ['2031-12-30T09:00:00Z', 5, 'Europe/Moscow', '2032-01-04'],
])('at %s, %s days on in %s it is %s', (now, days, zone, date) => {
  expect(deliveryDate(Date.parse(now), days, zone)).toBe(date);
});

test('one lead day more is the next date of the calendar', () => {
  const moments = fc.date({ min: new Date('2025-01-01'), max: new Date('2045-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.nat({ max: 60 }), (now, days) => {
      const [one, next] = [days, days + 1].map((lead) =>
        Date.parse(deliveryDate(+now, lead, 'Europe/Moscow')),
      );
      expect((next ?? 0) - (one ?? 0)).toBe(24 * 60 * 60 * 1000);
    }),
  );
});
