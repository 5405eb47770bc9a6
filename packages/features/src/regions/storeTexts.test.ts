import { expect, test } from 'vitest';
import { hoursText } from './hoursText.ts';
import { storeDaysText } from './storeDaysText.ts';
import { openText, payTypesText } from './storeTexts.ts';

const at = (time: string) => Date.parse(`2031-05-01T${time}:00+05:00`);
const store = { opens: '10:00', closes: '21:00' };

test.each([
  ['09:30', 'Закрыто до\u00a010:00'],
  ['12:00', 'Открыто до\u00a021:00'],
  ['21:30', 'Закрыто до\u00a0завтра, 10:00'],
])('at %s by the clocks of the store: %s', (time, text) => {
  expect(openText(store, at(time), 'Asia/Yekaterinburg').text).toBe(text);
});

test('a store that is closed for days says when it opens, and one that is closed for good says no day', () => {
  const days = (to: string) => [{ from: '2031-05-01', to, name: 'Ремонт', hours: null }];
  const text = (to: string) => openText({ ...store, days: days(to) }, at('12:00'), 'Asia/Yekaterinburg').text;
  expect([text('2031-05-01'), text('2031-05-03'), text('2032-05-01')]).toEqual([
    'Закрыто до\u00a0завтра, 10:00',
    'Закрыто до\u00a04\u00a0мая, 10:00',
    'Закрыто',
  ]);
});

test('days of other hours are told with their name', () => {
  const day = {
    from: '2030-12-31',
    to: '2030-12-31',
    name: 'Канун',
    hours: { opens: '09:00', closes: '16:00' },
  };
  expect(storeDaysText(day)).toBe('Канун, 31\u00a0декабря: 9:00–16:00');
  expect(storeDaysText({ from: '2031-01-01', to: '2031-01-02', name: 'Новый год', hours: null })).toMatch(
    /^Новый год, 1–2.января.*: закрыто$/u,
  );
});

test('round the clock is said so', () => {
  const always = { opens: '00:00', closes: '00:00' };
  expect([openText(always, at('03:00'), 'Europe/Moscow').text, hoursText(always)]).toEqual([
    'Круглосуточно',
    'Круглосуточно',
  ]);
});

test('ways to pay stand in the middle of a sentence', () => {
  expect(payTypesText([{ name: 'Картой' }, { name: 'СБП' }])).toBe('картой, СБП');
});
