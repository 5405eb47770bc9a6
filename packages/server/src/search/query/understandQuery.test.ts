import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GoodsIndex } from '../engine/index.ts';
import type { Good } from '../goods/Good.ts';
import { createSynonymTable, understandQuery } from './index.ts';

const names = [
  'Диван «Лада» угловой, велюр, шалфей',
  'Диван-кровать «Берег», рогожка',
  'Кровать «Роща» двуспальная 160×200',
  'Стол «Квартал» письменный',
  'Лампа «Луч» для письменного стола',
  'Кушетка «Вечер» мягкая',
  'Табурет «Кроха» детский',
  'Полка «Дерево», без краски',
  'Тумба «Сон» прикроватная',
];
const goodOf = (name: string, at: number): Good => ({
  id: at + 1,
  name,
  sectionId: 1,
  section: '',
  above: '',
  brand: '',
  collection: '',
  codes: [`SR-100${at}`, `460000000${at}`].map((code) => ({ code, offer: at + 11 })),
  traits: [],
  place: at,
});

const index = new GoodsIndex();
for (const [at, name] of names.entries()) index.put(goodOf(name, at));
const synonyms = createSynonymTable([
  { id: 1, words: ['тахта', 'кушетка'] },
  { id: 2, words: ['стол для учёбы', 'учебный стол', 'письменный стол'] },
  { id: 3, words: ['прикроватная тумба', 'прикроватная тумбочка'] },
]);
const language = { vocabulary: index.vocabulary, synonyms };

const typed = { exact: false, typing: false };
const ask = (query: string, options: { exact?: boolean; typing?: boolean } = {}) => {
  const { units, corrected } = understandQuery(query, language, { ...typed, ...options });
  return { corrected, ids: index.find(units).ids };
};

describe('a query is read', () => {
  test.each([
    ['диваны', null, [1, 2]],
    ['угловых диванов', null, [1]],
    ['КРОВАТИ', null, [3, 2]],
    ['кровать 160х200', null, [3]],
    ['тахта', null, [6]],
    ['стол для учебы', null, [4, 5]],
    // Phrases of synonyms in another order, and with other little words.
    ['учебный стол', null, [4, 5]],
    ['стол учебный', null, [4, 5]],
    ['под учебу стол', null, [4, 5]],
    ['деван', 'диван', [1, 2]],
    ['углавой деван', 'угловой диван', [1]],
    ['rhjdfnm', 'кровать', [3, 2]],
    ['lbdfy eukjdjq', 'диван угловой', [1]],
    ['rhjdfn', 'кровать', [3, 2]],
    ['divan', 'диван', [1, 2]],
    ['krovat', 'кровать', [3, 2]],
    ['pismennyy stol', 'письменный стол', [4, 5]],
    // A single word of them in the other layout, or in Latin letters.
    ['стол gbcmvtyysq', 'стол письменный', [4, 5]],
    ['divan угловой', 'диван угловой', [1]],
    ['углавой lbdfy', 'угловой диван', [1]],
    ['мягкая tahta', 'мягкая тахта', [6]],
    ['нфиьщ ,thtu диван', 'берег диван', [2]],
    ['диван xyz', 'диван', [1, 2]],
    ['диван крокодил', 'диван', [1, 2]],
    // Common words are no slips for others that look like them.
    ['красный диван', 'диван', [1, 2]],
    ['диван дёшево', 'диван', [1, 2]],
    ['табуретка детская', 'табурет детский', [7]],
    ['дешево', null, []],
    ['диванчик угловой', 'диван угловой', [1]],
    ['диванчики', 'диван', [1, 2]],
    ['лампочка луч', 'лампа луч', [5]],
    // Phrases of synonyms name a word that no good has.
    ['тумбочек', 'тумба', [9]],
    ['прикроватная тумбочка', null, [9]],
    ['учёба', null, []],
    ['мягкая тахточка', 'мягкая тахта', [6]],
    ['диван до 50000', 'диван', [1, 2]],
    ['крокодил для дивана', 'диван', [1, 2]],
    ['<script>диван(1)</script>', 'диван', [1, 2]],
    ['двуспал', null, [3]],
    ['стол письменый', 'стол письменный', [4, 5]],
    ['угловй деван', 'угловой диван', [1]],
    // Short words that differ by a letter, or at their beginning, are other words.
    ['тол', null, []],
    ['колка', null, []],
    ['ыыыы', null, []],
    ['🛋', null, []],
    ['', null, []],
  ])('«%s» as %j', (query, corrected, ids) => {
    expect(ask(query)).toEqual({ corrected, ids });
  });

  test('what it is comes before what it is for', () => {
    expect(ask('стол').ids).toEqual([4, 5]);
  });

  test('what is called so comes before what has more of the words in its name', () => {
    const beds = new GoodsIndex();
    const traits = (text: string) => [{ text, offers: [11], telling: false }];
    beds.put({ ...goodOf('Кровать «Роща» 160×200', 0), traits: traits('матрас в комплекте') });
    beds.put({ ...goodOf('Чехол для матраса 160×200', 1), traits: [] });
    beds.put({ ...goodOf('Матрас «Сон»', 2), traits: traits('160 × 200') });
    beds.put(goodOf('Матрас «Лён» 160×200', 3));
    const { units } = understandQuery('матрас 160х200', { ...language, vocabulary: beds.vocabulary }, typed);
    const { ids, levels } = beds.find(units);
    expect(ids).toEqual([4, 3, 2, 1]);
    // A size in its name makes a mattress no better answer than one among its params.
    expect(levels[0]).toBe(levels[1]);
    expect(levels.toSorted((a, b) => b - a)).toEqual(levels);
  });

  test('meant as it stands, nothing is mended', () => {
    expect(ask('деван', { exact: true })).toEqual({ corrected: null, ids: [] });
    expect(ask('диваны', { exact: true }).ids).toEqual([1, 2]);
  });

  test('while it is typed its last word is a beginning', () => {
    expect(ask('кро', { typing: true }).ids).toEqual([3, 2, 7]);
    expect(ask('lbd', { typing: true }).corrected).toBe('див');
  });

  test('where no good has all words, those with most of them answer', () => {
    const { units } = understandQuery('угловой письменный стол', language, typed);
    expect(index.find(units)).toMatchObject({ ids: [4, 5], whole: false });
  });
});

test.each([
  ['SR-1003', [4]],
  ['sr1003', [4]],
  ['4600000003', [4]],
  ['SR-100', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['SR', []],
])('by article or barcode «%s»', (query, ids) => {
  expect(index.byCode(query)).toEqual({ ids, offers: new Map(ids.map((id) => [id + 10, 1])) });
});

test('of articles that differ by their case alone the one that is written so is meant, else both', () => {
  const twins = new GoodsIndex();
  const of = (code: string, offer: number) => [{ code, offer }];
  twins.put({ ...goodOf('Крючок', 0), codes: of('Kr-7b', 21) });
  twins.put({ ...goodOf('Вешалка', 1), codes: of('KR-7B', 22) });
  expect(twins.byCode('Kr-7b')).toEqual({ ids: [1], offers: new Map([[21, 1]]) });
  expect(twins.byCode('KR-7B').ids).toEqual([2]);
  expect(twins.byCode('kr-7b').ids).toEqual([1, 2]);
  expect(['KR-7B', 'Kr-7B', 'kr7b'].map((code) => twins.bears(code))).toEqual([true, false, false]);
  twins.remove(2);
  expect(twins.byCode('KR-7B').ids).toEqual([1]);
  expect(twins.bears('KR-7B')).toBe(false);
});

test('a code is that of one offer; a beginning that very many share names none', () => {
  const many = new GoodsIndex();
  const codes = Array.from({ length: 1_001 }, (_, at) => ({ code: `ABC-${10_000 + at}`, offer: at + 1 }));
  many.put({ ...goodOf('Обои', 0), codes });
  expect(many.byCode('abc10007')).toEqual({ ids: [1], offers: new Map([[8, 1]]) });
  expect(many.byCode('abc-1100')).toEqual({ ids: [1], offers: new Map([[1_001, 1]]) });
  expect(many.byCode('abc-1')).toEqual({ ids: [1], offers: new Map() });
});

test('a good that changes is found by its new words only, one that goes away by none', () => {
  const changing = new GoodsIndex();
  const find = (query: string) =>
    changing.find(
      understandQuery(query, { vocabulary: changing.vocabulary, synonyms }, { exact: false, typing: false })
        .units,
    ).ids;
  changing.put(goodOf('Диван «Лада»', 0));
  changing.put(goodOf('Кресло «Лада»', 0));
  expect([find('диван'), find('кресло')]).toEqual([[], [1]]);
  changing.remove(1);
  expect(find('лада')).toEqual([]);
});

test('anything that is typed has an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.boolean(), (query, typing) => {
      expect(Array.isArray(ask(query, { typing }).ids)).toBe(true);
    }),
  );
});
