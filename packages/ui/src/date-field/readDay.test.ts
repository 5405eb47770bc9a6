import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateWords, makeDay } from '../calendar/index.ts';
import { formatDay, formatFullDate, formatShortDate, formatWeekday } from '../format/index.ts';
import { readDay } from './readDay.ts';

const today = '2026-11-21';
const read = (text: string, limits = {}) => {
  const { day, problem } = readDay(text, today, limits);
  return problem?.replaceAll('\u00A0', ' ') ?? day;
};
const hint = 'Не похоже на дату. Напишите, например, 24.11.2026';

describe('a day', () => {
  it.each([
    ['24.11.2026', '2026-11-24'],
    ['24.11.26', '2026-11-24'],
    ['24.11', '2026-11-24'],
    ['24,11', '2026-11-24'],
    ['24/11/2026', '2026-11-24'],
    ['24-11-2026', '2026-11-24'],
    ['24 11 2026', '2026-11-24'],
    ['1.2.2027', '2027-02-01'],
    ['24112026', '2026-11-24'],
    ['241126', '2026-11-24'],
    ['2411', '2026-11-24'],
    ['24 ноя', '2026-11-24'],
    ['24 нояб.', '2026-11-24'],
    ['24 НОЯБРЯ', '2026-11-24'],
    ['24 ноября 2026 г.', '2026-11-24'],
    ['24 ноября 2026 года', '2026-11-24'],
    ['вт, 24 ноября', '2026-11-24'],
    ['вт 24 ноября', '2026-11-24'],
    ['вторник, 24 ноября 2026', '2026-11-24'],
    ['24ноя2027', '2027-11-24'],
    ['9 мая', '2026-05-09'],
    ['9 май 27', '2027-05-09'],
    ['8 марта', '2026-03-08'],
    ['2026-11-24', '2026-11-24'],
    ['2026-11-24T21:00:00Z', '2026-11-24'],
    ['2026-11-24 12:30', '2026-11-24'],
    ['09.05.45', '2045-05-09'],
    ['09.05.75', '1975-05-09'],
    ['сегодня', today],
    ['Завтра', '2026-11-22'],
    [' 24.11.2026 ', '2026-11-24'],
    ['24–11–2026', '2026-11-24'],
    ['24\u201111\u20112026', '2026-11-24'],
    ['\u200b24.11.2026\u2069', '2026-11-24'],
    ['24\u202fноября', '2026-11-24'],
    ['', null],
    ['  ', null],
  ])('typed as «%s» is %s', (text, day) => {
    expect(read(text)).toBe(day);
  });

  it('may have its month in three letters, with a dot or without', () => {
    const written = ['янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];
    for (const [index, month] of written.entries()) {
      const day = makeDay(2026, index + 1, 5);
      for (const text of [`5 ${month}`, `5 ${month}.`, `5 ${month}. 2026`, `5${month}`, `5 ${month} 2026г.`])
        expect([text, readDay(text, today, {})]).toEqual([text, { day }]);
    }
  });

  it.each([
    ['31.11.2026', 'В ноябре 30 дней'],
    ['32.12', 'В декабре 31 день'],
    ['30 февраля 2024', 'В феврале 2024 29 дней'],
    ['29.02.2026', 'В феврале 2026 28 дней'],
    ['32 мая', 'В мае 31 день'],
    ['35 марта', 'В марте 31 день'],
    ['24.13.2026', hint],
    ['0.11.2026', hint],
    ['24.11.0000', hint],
    ['24', hint],
    ['24 ма', hint],
    ['24 ноль', hint],
    ['как-нибудь', hint],
    ['24.11.2026.7', hint],
  ])('typed as «%s» is none: %s', (text, problem) => {
    expect(read(text)).toBe(problem);
  });

  it('without a year is the nearest one that can be chosen', () => {
    expect(read('10.01')).toBe('2026-01-10');
    expect(read('10.01', { min: today })).toBe('2027-01-10');
    expect(read('24.11', { max: today })).toBe('2025-11-24');
    expect(read('10.06', { min: '2026-11-21', max: '2026-12-21' })).toBe('Можно с 21 ноября 2026');
  });

  it('that cannot be chosen says why', () => {
    const disabledReason = () => 'Склад не работает';
    expect(read('20.11.2026', { min: today })).toBe('Можно с 21 ноября 2026');
    expect(read('завтра', { disabledReason })).toBe('Склад не работает');
  });

  it('reads back from whatever the formatters make of it', () => {
    const days = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2024-01-01', count));
    fc.assert(
      fc.property(days, (day) => {
        const texts = [formatShortDate(day, 'UTC'), formatFullDate(day, 'UTC'), dateWords(day), day];
        for (const text of texts) expect(readDay(text, today, {})).toEqual({ day });
        const [year, ...rest] = day.split('-');
        expect(readDay(rest.toReversed().join(''), day, {})).toEqual({ day });
        expect(readDay(formatDay(day, 'UTC'), `${year}-07-01`, {})).toEqual({ day });
        expect(readDay(formatWeekday(day, 'UTC'), `${year}-07-01`, {})).toEqual({ day });
      }),
    );
  });

  it('is always one that exists and can be chosen, or a problem in words', () => {
    const part = fc.constantFrom('24', '31', '02', '2026', '.', ' ', '-', 'ноя', 'фев', 'г', 'T', ',', '0');
    const limits = { min: '2026-01-10', max: '2027-03-01' };
    fc.assert(
      fc.property(fc.array(part, { maxLength: 7 }), (parts) => {
        const { day, problem } = readDay(parts.join(''), today, limits);
        if (problem !== undefined) expect(problem.length).toBeGreaterThan(0);
        else if (day !== null) {
          const [year, month, date] = day.split('-').map(Number);
          expect(makeDay(year!, month!, date!)).toBe(day);
          expect(day >= limits.min && day <= limits.max).toBe(true);
        }
      }),
    );
  });
});
