import { wordStem } from '@siren/domain/search';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Trait } from '../goods/Good.ts';
import { GoodsIndex } from './GoodsIndex.ts';
import { saidWords } from './saidWords.ts';
import type { Unit } from './Unit.ts';
import { VariantWords } from './VariantWords.ts';
import { Vocabulary } from './Vocabulary.ts';

const WORDS = ['графит', 'горчица', 'велюр', 'рогожка', 'правый', 'левый', '160', '200'];
const word = fc.constantFrom(...WORDS);

/** Goods whose variants say some words each. Offers of good 3 have the ids 30, 31, 32. */
const goods = fc.array(fc.array(fc.uniqueArray(word), { minLength: 1, maxLength: 3 }), { maxLength: 6 });

const unit: fc.Arbitrary<Unit> = fc
  .array(
    fc.record({
      stems: fc.uniqueArray(word.map(wordStem), { minLength: 1, maxLength: 2 }),
      factor: fc.constantFrom(1, 0.8, 0.7),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((any) => ({ words: 1, any }));

const traitsOf = (variants: readonly (readonly string[])[], good: number): Trait[] => [
  { text: 'Диван', offers: variants.map((_, at) => good * 10 + at), telling: true },
  ...variants.flatMap((said, at) => said.map((text) => ({ text, offers: [good * 10 + at], telling: true }))),
];

type Goods = readonly (readonly (readonly string[])[])[];

/** What the variants of these goods answer, those of `among` alone. */
const answers = (all: Goods, units: readonly Unit[], among = all.map(() => 1)) => {
  const variants = new VariantWords();
  const vocabulary = new Vocabulary();
  for (const [good, said] of all.entries()) variants.put(good, saidWords(traitsOf(said, good)), vocabulary);
  return variants.answering(units, Uint8Array.from(among));
};
const alone = (text: string): Unit => ({ words: 1, any: [{ stems: [wordStem(text)], factor: 1 }] });

test('a variant that says more of what is asked for has more, whatever its siblings share', () => {
  fc.assert(
    fc.property(goods, fc.uniqueArray(word, { minLength: 1 }), (all, query) => {
      const answering = answers(all, query.map(alone));
      for (const [good, variants] of all.entries()) {
        const asked = variants.map((said) => said.filter((text) => query.includes(text)).length);
        const much = variants.map((_, at) => answering.get(good * 10 + at) ?? 0);
        for (const [one] of variants.entries())
          for (const [other] of variants.entries())
            expect(Math.sign((much[one] ?? 0) - (much[other] ?? 0))).toBe(
              Math.sign((asked[one] ?? 0) - (asked[other] ?? 0)),
            );
      }
    }),
  );
});

test('what all variants of a good say decides nothing, nor do other goods', () => {
  fc.assert(
    fc.property(goods, fc.array(unit), (all, units) => {
      const answering = answers(all, units);
      for (const [good, variants] of all.entries()) {
        const stems = variants.map((said) => new Set(said.map(wordStem)));
        const own = (stem: string) => stems.some((set) => !set.has(stem));
        for (const [at, set] of stems.entries()) {
          const says = units.some(({ any }) =>
            any.some((one) => one.stems.some((stem) => set.has(stem) && own(stem))),
          );
          expect(answering.has(good * 10 + at)).toBe(says);
        }
        const among = all.map((_, other) => Number(other === good));
        const its = [...answering].filter(([offer]) => Math.floor(offer / 10) === good);
        expect([...answers(all, units, among)]).toEqual(its);
      }
    }),
  );
});

test('two words come before one, and the word itself before what stands for it', () => {
  const all = [[['графит', 'велюр'], ['графит', 'левый'], ['горчица']]];
  const like = (text: string, factor: number): Unit => ({
    words: 1,
    any: [{ stems: [wordStem(text)], factor }],
  });
  const rank = (units: Unit[]) =>
    [...answers(all, units)].toSorted(([, a], [, b]) => b - a).map(([offer]) => offer);
  expect(rank([like('графит', 0.7), like('велюр', 0.7), like('горчица', 1)])).toEqual([0, 2, 1]);
  const either = { stems: [wordStem('левый')], factor: 0.8 };
  expect(rank([{ words: 1, any: [...like('велюр', 1).any, either] }])).toEqual([0, 1]);
});

test('who is called so comes before who says it of something else, and that one before who does not', () => {
  const traits: Trait[] = [
    { text: 'Диван, горчица', offers: [1], telling: true },
    { text: 'Диван, графит', offers: [2], telling: true },
    { text: 'Диван, шалфей', offers: [3], telling: true },
    { text: 'подушки: графит', offers: [1, 2], telling: false },
  ];
  for (const offers of [
    [1, 2, 3],
    [1, 2],
  ]) {
    const variants = new VariantWords();
    const own = traits.map((trait) => ({
      ...trait,
      offers: trait.offers.filter((id) => offers.includes(id)),
    }));
    variants.put(0, saidWords(own), new Vocabulary());
    const found = [...variants.answering([alone('графит')], Uint8Array.of(1))];
    expect(found.toSorted(([, a], [, b]) => b - a).map(([offer]) => offer)).toEqual([2, 1]);
  }
});

test('goods that changed or went answer as they are now', () => {
  const index = new GoodsIndex();
  const put = (variants: string[][]) =>
    index.put({
      ...{ id: 1, name: 'Диван', sectionId: 1, section: '', above: '', brand: '', collection: '' },
      ...{ codes: [], traits: traitsOf(variants, 1), place: 0 },
    });
  put([['графит'], ['горчица']]);
  expect([...index.find([alone('графит')]).offers.keys()]).toEqual([10]);
  put([['велюр'], ['графит']]);
  expect([...index.find([alone('графит')]).offers.keys()]).toEqual([11]);
  index.remove(1);
  expect(index.find([alone('графит')])).toMatchObject({ ids: [], whole: false });
});
