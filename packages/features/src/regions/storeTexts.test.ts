import { expect, test } from 'vitest';
import { hoursText } from './hoursText.ts';
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
