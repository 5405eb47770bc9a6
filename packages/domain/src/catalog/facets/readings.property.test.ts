import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listGoods } from '../list/index.ts';
import type { ListedGood } from '../list/index.ts';
import type { FacetFilters } from '../listing.ts';
import { addressOf, facetCode } from './slugs.ts';
import type { SaidParam } from './Trait.ts';

/** A param as a feed may write it, and what it means: params of one meaning are one value, others are not. */
interface Said {
  param: SaidParam;
  meaning: string;
  /** What its address was made of. */
  unit: string | null;
  value: string;
}

const UNITS: readonly (readonly [meaning: string, ...written: string[]])[] = [
  ['inch', '"', '″', '”', "''"],
  ['foot', "'", '′', '’'],
  ['milli', 'мВ'],
  ['mega', 'МВ'],
  ['degree', '°C', '°С', '℃'],
  ['micrometre', 'µm', 'μm'],
  ['centimetre', 'см', 'СМ', 'cм'],
];
const unit = fc
  .constantFrom(...UNITS)
  .chain(([meaning, ...written]) => fc.constantFrom(...written.map((text) => [meaning, text] as const)));

const NAMES: readonly (readonly [meaning: string, ...written: string[]])[] = [
  ['reach', 'Охват', 'Oхвaт', 'охват'],
  ['eye', 'Глаз', 'ГЛАЗ'],
];
const name = fc
  .constantFrom(...NAMES)
  .chain(([meaning, ...written]) => fc.constantFrom(...written.map((text) => [meaning, text] as const)));

const number = fc
  .tuple(
    fc.integer({ min: -3, max: 3 }),
    fc.constantFrom('-', '–', '—', '−', '- '),
    fc.constantFrom('', '+', '+ '),
  )
  .map(([size, minus, plus]) => [size, (size < 0 ? minus : plus) + String(Math.abs(size))] as const);

const measured: fc.Arbitrary<Said> = fc
  .tuple(name, fc.option(unit), number, fc.boolean(), fc.constantFrom('', ' '))
  .map(([[topic, title], said, [size, figures], isTold, gap]) => {
    const [kind, written] = said ?? ['none', null];
    const value = written === null || isTold ? figures : `${figures}${gap}${written}`;
    return {
      param: { name: title, value, unit: isTold ? written : null, hex: null },
      meaning: `${topic} ${kind} ${size}`,
      unit: written,
      value: String(size),
    };
  })
  // Latin and mixed letters at once behind a figure are parts of a name.
  .filter(({ param }) => !/\d(?:cм|[µμ]m|℃)$/.test(param.value));

const WORDS: readonly (readonly [meaning: string, ...written: string[]])[] = [
  ['xl', 'XL', 'ХL', 'xl'],
  ['pine', 'сосна', 'Cосна', 'СОСНА'],
  ['b', 'B', 'В'],
  ['b plus', 'B+', 'В+'],
  ['1 5', '1 5'],
  ['15 long', '15…'],
];
const wordOf = (meaning: string, value: string): Said => ({
  param: { name: 'Вкус', value, unit: null, hex: null },
  ...{ meaning, unit: null, value: addressOf(value) },
});
const worded = fc
  .constantFrom(...WORDS)
  .chain(([meaning, ...written]) => fc.constantFrom(...written.map((text) => wordOf(meaning, text))));

const makeGood = ({ param }: Said, at: number): ListedGood => ({
  ...{ id: at, brand: null, isHit: false, isNew: false, createdAt: 0, position: at },
  offers: [
    {
      ...{ id: at, price: 900, oldPrice: null, quantity: 2, exposition: false, options: [] },
      params: [param],
    },
  ],
});
const list = (all: readonly Said[], filters: FacetFilters = {}) =>
  listGoods(all.map(makeGood), { filters, priceFrom: null, priceTo: null, sort: 'popular', page: 1 });
const found = (all: readonly Said[], filters: FacetFilters) =>
  list(all, filters).listed.map(({ good }) => good.id);
const having = (all: readonly Said[], isMeant: (said: Said) => boolean) =>
  all.flatMap((said, at) => (isMeant(said) ? [at] : []));

/** Beside each measure one of 77: so that every facet has something to choose, and is shown. */
const withOthers = (all: readonly Said[]) =>
  all.flatMap((said): Said[] => [
    said,
    {
      ...said,
      param: { ...said.param, value: said.param.value.replace(/\d/, '77') },
      meaning: said.meaning.replace(/\d/, '77'),
      value: said.value.replace(/\d/, '77'),
    },
  ]);

test('of measures those that mean the same are one value with one count, whatever is written', () => {
  fc.assert(
    fc.property(fc.array(measured, { minLength: 2, maxLength: 5 }), (some) => {
      const all = withOthers(some);
      const counted = new Map<string, number>();
      for (const { code, values } of list(all).facets)
        for (const { slug, count } of values) {
          const hits = found(all, { [code]: [slug] });
          expect(hits).toHaveLength(count);
          const [meaning = '', ...others] = new Set(hits.map((at) => all[at]?.meaning));
          expect(others).toEqual([]);
          expect(hits).toEqual(having(all, (said) => said.meaning === meaning));
          counted.set(meaning, count);
        }
    }),
    { numRuns: 100 },
  );
});

test('an address of before finds all goods that had it, whatever params came since', () => {
  fc.assert(
    fc.property(fc.array(measured, { minLength: 1, maxLength: 5 }), (some) => {
      const all = withOthers(some);
      const codeOf = ({ param, unit: written }: Said) => facetCode(param.name, written);
      for (const { param, unit: written, value } of all) {
        const code = facetCode(param.name, written);
        const hits = found(all, { [code]: [value] });
        expect(hits).toEqual(
          expect.arrayContaining(having(all, (said) => codeOf(said) === code && said.value === value)),
        );
        expect(hits.every((at) => all[at]?.value === value)).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});

test('of words those that read the same are one value, and every address of before finds it', () => {
  fc.assert(
    fc.property(fc.array(worded, { minLength: 1, maxLength: 8 }), (some) => {
      const all = [...some, ...['гриф', 'филин'].map((value) => wordOf(value, value))];
      const values = list(all).facets.find(({ code }) => code === 'vkus')?.values ?? [];
      expect(values).toHaveLength(new Set(all.map(({ meaning }) => meaning)).size);
      for (const { slug, count } of values) {
        const hits = found(all, { vkus: [slug] });
        const meaning = all[hits[0] ?? 0]?.meaning;
        expect(hits).toEqual(having(all, (said) => said.meaning === meaning));
        expect(hits).toHaveLength(count);
      }
      for (const { value, meaning } of all) {
        const hits = found(all, { vkus: [value] });
        expect(hits).toEqual(expect.arrayContaining(having(all, (said) => said.meaning === meaning)));
      }
    }),
    { numRuns: 100 },
  );
});
