import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tileNames } from '../theme/tileNames.ts';
import { groupOf } from './groupOf.ts';
import { initials } from './initials.ts';
import { toneOf } from './toneOf.ts';

describe('initials', () => {
  it.each([
    ['Екатерина Соловьёва', 'ЕС'],
    ['ёлкин ёж', 'ЁЁ'],
    ['Соловьёва Екатерина Игоревна', 'СЕ'],
    ['Анна-Мария Чистякова', 'АЧ'],
    ['Покупатель', 'П'],
    ['  олег   гараев ', 'ОГ'],
    ['«Сирень» (склад)', 'СС'],
    ['Малышева, 71', 'М7'],
    ['John Smith', 'JS'],
    ['Е\u0308жик Лесной', 'ЁЛ'],
    ['🙂', ''],
    ['', ''],
  ])('of «%s» are «%s»', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('are letters or digits, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(initials(name)).toMatch(/^[\p{L}\p{N}\p{M}]*$/u);
        expect(initials(name)).toBe(initials(` ${name} `));
      }),
    );
  });
});

describe('the ground of a name', () => {
  it('is one of the tiles and does not depend on case or spaces', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme-ascii', minLength: 1 })), (words) => {
        expect(tileNames).toContain(toneOf(words.join(' ')));
        expect(toneOf(`  ${words.join('   ')} `.toLowerCase())).toBe(toneOf(words.join(' ')));
      }),
    );
  });

  it('is not the same for everybody', () => {
    const names = ['Елена Ким', 'Олег Гараев', 'Мария Шевчук', 'Анна Чистякова', 'Игорь Пашнин'];
    expect(new Set(names.map(toneOf)).size).toBeGreaterThan(2);
  });
});

describe('a group', () => {
  it('counts everybody, draws no more than there is room for and never says «+1»', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 2, max: 12 }), (count, max) => {
        const { shown, more } = groupOf(count, max);
        expect(shown + more).toBe(count);
        expect(shown + Math.min(more, 1)).toBeLessThanOrEqual(max);
        expect(more).not.toBe(1);
      }),
    );
  });
});
