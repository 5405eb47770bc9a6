import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgeCases } from './edgeCases.fixtures.ts';
import {
  daysUntil,
  formatCount,
  formatDay,
  formatDelivery,
  formatDecimal,
  formatDuration,
  formatFileSize,
  formatList,
  formatMoney,
  formatMoneyBounds,
  formatMoneyRange,
  formatNumber,
  formatNumberRange,
  formatPercentOff,
  formatPhone,
  formatReduction,
  plural,
} from './index.ts';

/** Written with plain spaces here, so that one can read it; the formatters write no-break ones. */
const nb = (text: string) => text.replaceAll(' ', '\u00A0');
const plain = (text: string) => text.replace(/[\u00A0\u202F\u2009]/g, ' ');
const goods = ['товар', 'товара', 'товаров'] as const;
const YEKATERINBURG = 'Asia/Yekaterinburg';

describe.each(edgeCases)('decided: $title', ({ cases }) => {
  it.each(cases)('$call is «$text»: $why', ({ make, text }) => {
    expect(plain(make())).toBe(text);
  });
});

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
  ])('%d is «%s»', (roubles, text) => {
    expect(formatMoney(roubles)).toBe(nb(text));
  });

  it('takes off whatever the sign says', () => {
    expect(formatReduction(14_000)).toBe(nb('−14 000 ₽'));
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

describe('numbers', () => {
  const asIntl = (places: number) => {
    const intl = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: places });
    return (value: number) => intl.format(value).replace('-', '−').replace(/^−0$/, '0');
  };
  // Beyond, the digits of a double are too few to tell halves of a hundredth.
  const sums = fc.double({ min: -1e9, max: 1e9, noNaN: true });

  it.each([
    ['whole', formatNumber, asIntl(0)],
    ['with two digits after the comma', formatDecimal, asIntl(2)],
  ])('%s are as Intl writes them', (_kind, format, intl) => {
    fc.assert(
      fc.property(
        fc.oneof(
          sums,
          fc.integer({ min: -1e6, max: 1e6 }).map((n) => n / 1000),
        ),
        (value) => {
          expect(plain(format(value))).toBe(plain(intl(value)));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('ranges', () => {
  it('stand on one line, the unit behind the last number', () => {
    expect(formatNumberRange(10, 20)).toBe('10–20');
    expect(formatMoneyRange(1000, 2000)).toBe(nb('1 000–2 000 ₽'));
  });
  it('may break between the words, not inside them', () => {
    expect(formatMoneyBounds(1000, 2000)).toBe('от\u00A01\u00A0000 до\u00A02\u00A0000\u00A0₽');
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
    [1004, '1 004 товара'],
  ])('%d is «%s»', (count, text) => {
    expect(formatCount(count, goods)).toBe(nb(text));
  });

  it('follow the rules of Intl', () => {
    const rules = new Intl.PluralRules('ru-RU');
    const words = { zero: '', one: goods[0], two: '', few: goods[1], many: goods[2], other: goods[1] };
    const counts = fc.oneof(
      fc.nat(),
      fc.nat(300),
      fc.double({ min: 0, max: 1000, noNaN: true }).map((n) => Math.round(n * 10) / 10),
    );
    fc.assert(
      fc.property(counts, (count) => {
        expect(plural(count, goods)).toBe(words[rules.select(count)]);
      }),
    );
  });
});

describe('lists', () => {
  it('end with «и», which stays with the last word', () => {
    expect(formatList(['диван', 'кресло', 'пуф'])).toBe('диван, кресло и\u00A0пуф');
    expect(formatList(['диван', 'пуф'])).toBe('диван и\u00A0пуф');
  });
});

describe('lengths of time', () => {
  it.each([
    [1, '1 секунда'],
    [150, '2 минуты 30 секунд'],
    [59.6, '1 минута'],
    [5400, '1 час 30 минут'],
    [90_061, '1 день 1 час'],
    [172_800, '2 дня'],
  ])('%d s are «%s»', (seconds, text) => {
    expect(plain(formatDuration(seconds))).toBe(text);
  });
});

describe('delivery', () => {
  const lateUtc = '2026-11-23T20:30:00Z';

  it.each([
    ['2026-11-24', 'сегодня'],
    ['2026-11-25', 'завтра'],
    ['2026-11-26', 'послезавтра'],
    ['2026-11-27', `пт, ${nb('27 ноября')}`],
    ['2026-11-30', `пн, ${nb('30 ноября')}`],
    ['2026-12-01', nb('1 декабря')],
    ['2026-11-23', 'вчера'],
    ['2026-11-20', nb('20 ноября')],
    ['no date', '—'],
  ])('on %s is «%s»', (day, words) => {
    expect(formatDelivery(day, lateUtc, YEKATERINBURG)).toBe(words);
  });

  it('counts calendar days over the change of the year', () => {
    expect(daysUntil('2027-01-01', '2026-12-31T18:59:00Z', YEKATERINBURG)).toBe(1);
    expect(daysUntil('2027-01-01', '2026-12-31T19:00:00Z', YEKATERINBURG)).toBe(0);
    expect(daysUntil('no date', lateUtc, YEKATERINBURG)).toBeNull();
    expect(formatDay(lateUtc, 'Europe/Moscow')).toBe(nb('23 ноября'));
  });
});

describe('file sizes', () => {
  it.each([
    [1024, '1 Кб'],
    [1536, '1,5 Кб'],
    [1_572_864, '1,5 Мб'],
    [2_147_483_648, '2 Гб'],
  ])('%d is «%s»', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(nb(text));
  });
});

describe('phones', () => {
  it('are grouped on one line', () => {
    expect(formatPhone('+79122044108')).toBe(`${nb('+7 912 204')}-41-08`);
    expect(formatPhone('+7 (912) 204-41-08')).toBe(`${nb('+7 912 204')}-41-08`);
  });
});
