import { wordsOf } from '@siren/domain/search';
import type { Trait } from '../goods/Good.ts';

/** Different words of a good's variants that are read, the telling ones first: more is no description. */
const MAX_SAID = 400;

/** Words that variants of a good say: for each the ids of the offers, and whether it tells them from their siblings. */
export type SaidWords = Map<string, Map<number, boolean>>;

export function saidWords(traits: readonly Trait[]): SaidWords {
  const said: SaidWords = new Map();
  for (const { text, offers, telling } of traits) {
    for (const form of wordsOf(text)) {
      const known = said.get(form) ?? new Map<number, boolean>();
      if (known.size === 0 && said.size >= MAX_SAID) continue;
      said.set(form, known);
      for (const offer of offers) known.set(offer, telling || known.get(offer) === true);
    }
  }
  return said;
}
