import { wordsOf } from '@siren/domain/search';
import type { Good } from '../goods/Good.ts';
import type { Vocabulary } from './Vocabulary.ts';

/**
 * How much a word tells by where it stands. A name begins with what the thing is: who looks for «стол» means a table
 * rather than a lamp for it. At most MAX_WEIGHT.
 */
export const WEIGHTS = {
  thing: 60,
  name: 40,
  section: 36,
  collection: 24,
  brand: 24,
  traits: 12,
  above: 10,
} as const;
export const MAX_WEIGHT = 63;

/** Where a word of a good stands at best, and how it is written there. */
export interface Term {
  weight: number;
  form: string;
}

/** Words of a good by their stems; `said` is what its variants say. */
export function termsOf(good: Good, said: Iterable<string>, vocabulary: Vocabulary): Map<string, Term> {
  const terms = new Map<string, Term>();
  const addWord = (form: string, weight: number) => {
    const stem = vocabulary.stemOf(form);
    const known = terms.get(stem);
    if (!known || known.weight < weight) terms.set(stem, { weight, form });
  };
  const add = (text: string, weight: number) => {
    for (const form of wordsOf(text)) addWord(form, weight);
  };
  const [thing = ''] = wordsOf(good.name);
  add(thing, WEIGHTS.thing);
  add(good.name, WEIGHTS.name);
  add(good.section, WEIGHTS.section);
  add(good.collection, WEIGHTS.collection);
  add(good.brand, WEIGHTS.brand);
  for (const form of said) addWord(form, WEIGHTS.traits);
  add(good.above, WEIGHTS.above);
  return terms;
}
