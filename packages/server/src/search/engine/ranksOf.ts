import { WEIGHTS } from './termsOf.ts';

/** More than all words of a query together weigh. */
const LEVEL = 1_000;

/** How much a word tells by where it stands in a name; 0 elsewhere. */
export const inName = (weight: number): number => (weight >= WEIGHTS.name ? weight : 0);

/**
 * How well goods answer, by slot, as one number to put them in order by. The first word of a query that any of them
 * is called by says what is looked for: «матрас» of «матрас 160х200». Those with that word in their names come before
 * those that only say it somewhere, and of the former those that a word of the query is what they are, mattresses
 * before covers for them; then counts how much they say. Where no good is called so that alone counts.
 *
 * @param slots of the goods found
 * @param named by words of the query and slots: see `inName`, less for a beginning or a synonym
 * @param scores by slots: how much of the query goods say
 */
export function ranksOf(
  slots: readonly number[],
  named: readonly Float32Array[],
  scores: Float64Array,
): Float64Array {
  const isThing = (weight: number) => weight > WEIGHTS.name;
  const sought = named.find((weights) => slots.some((slot) => isThing(weights[slot] ?? 0)));
  if (!sought) return scores;
  const ranks = scores.slice();
  for (const slot of slots) {
    if ((sought[slot] ?? 0) === 0) continue;
    let best = 0;
    for (const weights of named) best = Math.max(best, weights[slot] ?? 0);
    ranks[slot] = (scores[slot] ?? 0) + LEVEL * (isThing(best) ? best : 1);
  }
  return ranks;
}

/**
 * How relevant a good of this rank is. Goods that are called alike are equally relevant, though one has a colour in
 * its name and the other among its params; others are where they say as much.
 */
export const levelOf = (rank: number): number => (rank < LEVEL ? rank : Math.floor(rank / LEVEL) * LEVEL);
