import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysUntil,
  formatCount,
  formatDay,
  formatDelivery,
  formatFileSize,
  formatFullDate,
  formatMoney,
  formatNumber,
  formatPercentOff,
  formatPhone,
  formatReduction,
  formatShortDate,
  formatTime,
  formatWeekday,
  plural,
} from './index.ts';

/** Written with plain spaces here, so that one can read it; the formatters write no-break ones. */
const nb = (text: string) => text.replaceAll(' ', '\u00A0');
const goods = ['товар', 'товара', 'товаров'] as const;
const YEKATERINBURG = 'Asia/Yekaterinburg';

describe('money', () => {
  it.each([
    [54_990, '54 990 ₽'],
    [0, '0 ₽'],
    [999, '999 ₽'],
    [1000, '1 000 ₽'],
    [9_999_999, '9 999 999 ₽'],
    [1489.5, '1 490 ₽'],
    [1489.49, '1 489 ₽'],
    [-14_000, '−14 000 ₽'],
    [-0.4, '0 ₽'],
    [-0, '0 ₽'],
    [Number.NaN, '—'],
    [Number.POSITIVE_INFINITY, '—'],
    [Number.NEGATIVE_INFINITY, '—'],
    [1e21, '—'],
  ])('%d is «%s»', (roubles, text) => {
    expect(formatMoney(roubles)).toBe(nb(text));
  });

  it('takes off whatever the sign says', () => {
    expect(formatReduction(14_000)).toBe(nb('−14 000 ₽'));
    expect(formatReduction(-14_000)).toBe(nb('−14 000 ₽'));
    expect(formatReduction(0)).toBe(nb('0 ₽'));
    expect(formatPercentOff(20)).toBe(nb('−20 %'));
  });

  it('reads back as the number it was made of, and holds no other space than U+00A0', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (roubles) => {
        const text = formatMoney(roubles);
        const digits = text.replace('−', '-').replace(/[^\d-]/g, '');
        expect(Number(digits)).toBe(roubles === 0 ? 0 : roubles);
        expect(text).toMatch(/^−?\d{1,3}(\u00A0\d{3})*\u00A0₽$/);
      }),
    );
  });
});

describe('plurals', () => {
  it.each([
    [0, '0 товаров'],
    [1, '1 товар'],
    [2, '2 товара'],
    [5, '5 товаров'],
    [11, '11 товаров'],
    [21, '21 товар'],
    [112, '112 товаров'],
    [1.5, '1,5 товара'],
    [1004, '1 004 товара'],
    [-1, '−1 товар'],
    [Number.NaN, '— товаров'],
  ])('%d is «%s»', (count, text) => {
    expect(formatCount(count, goods)).toBe(nb(text));
  });

  it('follows the last two digits of any whole count', () => {
    fc.assert(
      fc.property(fc.nat(), (count) => {
        const [last, teen] = [count % 10, Math.floor(count / 10) % 10 === 1];
        const few = last >= 2 && last <= 4;
        const expected = !teen && last === 1 ? goods[0] : !teen && few ? goods[1] : goods[2];
        expect(plural(count, goods)).toBe(expected);
      }),
    );
  });
});

describe('dates', () => {
  const lateUtc = '2026-11-23T20:30:00Z';

  it('are those of the given time zone', () => {
    expect(formatDay(lateUtc, YEKATERINBURG)).toBe(nb('24 ноября'));
    expect(formatDay(lateUtc, 'Europe/Moscow')).toBe(nb('23 ноября'));
    expect(formatTime(lateUtc, YEKATERINBURG)).toBe('01:30');
  });

  it('come in the shapes that the shop needs', () => {
    expect(formatWeekday('2026-11-24', YEKATERINBURG)).toBe(`вт, ${nb('24 ноября')}`);
    expect(formatFullDate('2026-11-24', YEKATERINBURG)).toBe(nb('24 ноября 2026'));
    expect(formatShortDate('2026-11-24', YEKATERINBURG)).toBe('24.11.2026');
  });

  it('are a dash when there is no such date', () => {
    expect(formatDay('no date', YEKATERINBURG)).toBe('—');
    expect(formatDay(Number.NaN, YEKATERINBURG)).toBe('—');
    expect(formatDelivery('no date', lateUtc, YEKATERINBURG)).toBe('—');
  });

  it('leave a calendar day as it is in every zone', () => {
    const zones = fc.constantFrom('Asia/Kamchatka', 'Pacific/Honolulu', 'UTC', YEKATERINBURG);
    fc.assert(
      fc.property(zones, fc.integer({ min: 1, max: 28 }), (zone, day) => {
        const iso = `2026-02-${String(day).padStart(2, '0')}`;
        expect(formatDay(iso, zone)).toBe(nb(`${day} февраля`));
      }),
    );
  });

  it.each([
    ['2026-11-24', 'сегодня'],
    ['2026-11-25', 'завтра'],
    ['2026-11-26', 'послезавтра'],
    ['2026-11-27', `пт, ${nb('27 ноября')}`],
    ['2026-11-30', `пн, ${nb('30 ноября')}`],
    ['2026-12-01', nb('1 декабря')],
    ['2026-11-23', 'вчера'],
    ['2026-11-20', nb('20 ноября')],
  ])('say when %s comes: «%s»', (day, words) => {
    expect(formatDelivery(day, lateUtc, YEKATERINBURG)).toBe(words);
  });

  it('count calendar days over the change of the year', () => {
    expect(daysUntil('2027-01-01', '2026-12-31T18:59:00Z', YEKATERINBURG)).toBe(1);
    expect(daysUntil('2027-01-01', '2026-12-31T19:00:00Z', YEKATERINBURG)).toBe(0);
    expect(daysUntil('no date', lateUtc, YEKATERINBURG)).toBeNull();
  });
});

describe('file sizes', () => {
  it.each([
    [0, '0 байт'],
    [1023, '1 023 байт'],
    [1024, '1 Кб'],
    [1536, '1,5 Кб'],
    [1_048_575, '1 Мб'],
    [1_572_864, '1,5 Мб'],
    [5e12, '4 656,6 Гб'],
    [-1, '—'],
    [Number.NaN, '—'],
    [Number.POSITIVE_INFINITY, '—'],
  ])('%d is «%s»', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(nb(text));
  });
});

describe('phones', () => {
  it('are grouped on one line', () => {
    expect(formatPhone('+79122044108')).toBe(`${nb('+7 912 204')}-41-08`);
    expect(formatPhone('89122044108')).toBe(`${nb('+7 912 204')}-41-08`);
  });
  it('come back as they are when they are not Russian', () => {
    expect(formatPhone('+375 29 123')).toBe('+375 29 123');
  });
});

describe('numbers', () => {
  it('round half away from zero', () => {
    expect(formatNumber(2.5)).toBe('3');
    expect(formatNumber(-2.5)).toBe('−3');
  });
});
