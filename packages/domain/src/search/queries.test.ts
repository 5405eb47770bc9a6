import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allowedTypos,
  fromLatin,
  markMatches,
  queryVariants,
  queryWords,
  quote,
  quotedWords,
  readQuery,
  typoDistance,
} from './index.ts';
import { switchLayout } from './switchLayout.ts';

const anything = fc.string({ unit: 'grapheme', maxLength: 60 });

describe('words of a query', () => {
  test.each([
    ['Диван  «Лада», угловой', ['диван', 'лада', 'угловой']],
    ['кровать 160х200', ['кровать', '160', '200']],
    ['зелЁная тахта для дачи', ['зеленая', 'тахта', 'дачи']],
    ['стол стол', ['стол']],
    ['с', ['с']],
    ["' or 1=1 -- %_ .*", ['or', '1']],
    ['   ', []],
    ['🛋🛋', []],
  ])('«%s» asks for %j', (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });

  test('a very long query is cut', () => {
    expect(queryWords('слово '.repeat(30) + 'диван '.repeat(2_000))).toEqual(['слово', 'диван', 'ди']);
    expect(queryWords(Array.from({ length: 90 }, (_, at) => `w${at}`).join(' '))).toHaveLength(12);
  });
});

test('what is read of a query is short, trimmed, and can stand in an address', () => {
  expect(readQuery(' диван ')).toBe('диван');
  fc.assert(
    fc.property(fc.nat({ max: 210 }), fc.string({ unit: 'binary' }), (before, rest) => {
      const query = readQuery('а'.repeat(before) + rest);
      expect(query.length).toBeLessThanOrEqual(200);
      expect(() => encodeURIComponent(query)).not.toThrow();
    }),
  );
  expect(readQuery(`${'а'.repeat(199)}🛋`)).toBe(`${'а'.repeat(199)}\ufffd`);
});

describe('the other layout', () => {
  test.each([
    ['rhjdfnm', 'кровать'],
    ['Lbdfy', 'Диван'],
    [',jrfk', 'бокал'],
    ['шлуф', 'ikea'],
    ['диван ikea', null],
    ['208', null],
  ])('«%s» → %j', (typed, meant) => {
    expect(switchLayout(typed)).toBe(meant);
  });

  test('switched twice it is what it was', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[а-яё ]*[а-яё][а-яё ]*$/), (text) => {
        const switched = switchLayout(text) ?? '';
        fc.pre(/[a-z]/.test(switched));
        expect(switchLayout(switched)).toBe(text);
      }),
    );
  });
});

test.each([
  ['divan', 'диван'],
  ['krovat', 'кроват'],
  ['yashchik', 'ящик'],
  ['shkaf kupe', 'шкаф купе'],
  ['zhurnalnyy stolik', 'журналный столик'],
  ['диван', null],
  ['208', null],
])('in Latin letters: «%s» → %j', (typed, meant) => {
  expect(fromLatin(typed)).toBe(meant);
});

test('a query is tried in the other layout first, then as Russian in Latin letters', () => {
  expect(queryVariants('divan')).toEqual(['вшмфт', 'диван']);
  expect(queryVariants('диван 208')).toEqual(['lbdfy 208']);
  expect(queryVariants('208')).toEqual([]);
});

describe('in quotation marks a query means what it says', () => {
  test.each([
    ['"rhjdfnm"', 'rhjdfnm'],
    ['«диван лада»', 'диван лада'],
    ['"диван', 'диван'],
    ['""', ''],
    ['диван «лада»', null],
    ['диван', null],
  ])('«%s»: %j', (query, words) => {
    expect(quotedWords(query)).toBe(words);
  });

  test('what was quoted is read again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[а-яa-z0-9 ]*$/), (query) => {
        expect(quotedWords(quote(query))).toBe(query.trim());
      }),
    );
  });
});

describe('slips of the hand', () => {
  test.each([
    ['диван', 'диван', 0],
    ['деван', 'диван', 1],
    ['дивн', 'диван', 1],
    ['диваан', 'диван', 1],
    ['дтван', 'диван', 1],
    ['идван', 'диван', 1],
    ['кресо', 'кровать', Infinity],
  ])('«%s» for «%s»: %s', (typed, meant, slips) => {
    expect(typoDistance(typed, meant, 2)).toBe(slips);
  });

  test('are counted alike both ways, none only for the same word', () => {
    const word = fc.string({ unit: fc.constantFrom(...'абв'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(typoDistance(one, other, 6)).toBe(typoDistance(other, one, 6));
        expect(typoDistance(one, other, 6) === 0).toBe(one === other);
      }),
    );
  });

  test('a limit only cuts off', () => {
    const word = fc.string({ unit: fc.constantFrom(...'абв'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.nat(3), (one, other, limit) => {
        const whole = typoDistance(one, other, 8);
        expect(typoDistance(one, other, limit)).toBe(whole <= limit ? whole : Infinity);
      }),
    );
  });

  test('a short word may hold none, a long one two', () => {
    expect([3, 4, 7, 8].map(allowedTypos)).toEqual([0, 1, 1, 2]);
  });
});

describe('marks of what matches', () => {
  const marked = (text: string, query: string) =>
    markMatches(text, query)
      .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
      .join('');

  test.each([
    ['Кроссовки для бега', 'кроссовок', '[Кроссовки] для бега'],
    ['Диван «Лада» трёхместный', 'трехместный диван', '[Диван] «Лада» [трёхместный]'],
    ['Кровать двуспальная', 'кров', '[Кров]ать двуспальная'],
    ['Стол письменный', 'стул', 'Стол письменный'],
    ['Кресло 2×3 <b>', '', 'Кресло 2×3 <b>'],
    ['AB-100 Диван', 'ab', '[AB]-100 Диван'],
  ])('«%s» for «%s»', (text, query, words) => {
    expect(marked(text, query)).toBe(words);
  });

  test('the parts together are the text, and neighbours differ', () => {
    fc.assert(
      fc.property(anything, anything, (text, query) => {
        const parts = markMatches(text, query);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part, at) => part.text !== '' && part.hit !== parts[at + 1]?.hit)).toBe(true);
      }),
    );
  });
});

test.each([
  ['Кре\u0301сло «Лада»', 'кресло', ['Кре\u0301сло']],
  ['Кре\u0301сло «Лада»', 'кре', ['Кре\u0301']],
  ['Шезло\u0301нг', 'шезло\u0301', ['Шезло\u0301']],
  ['Тахта с йодом', 'и\u0306о\u0301д', ['йодом']],
])('of «%s» «%s» marks %j, with stress or without', (text, query, marked) => {
  const parts = markMatches(text, query);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({ hit }) => hit).map((part) => part.text)).toEqual(marked);
});

test('marks of stress change no word that is asked for', () => {
  const letters = 'аеёийоуыэюябвстц'.split('');
  const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 3, maxLength: 9 });
  fc.assert(
    fc.property(word, fc.nat({ max: 8 }), fc.boolean(), (plain, at, isDecomposed) => {
      const place = Math.min(at + 1, plain.length);
      const marked = `${plain.slice(0, place)}\u0301${plain.slice(place)}`;
      expect(queryWords(isDecomposed ? marked.normalize('NFD') : marked)).toEqual(queryWords(plain));
    }),
  );
});
