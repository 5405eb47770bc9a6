import { CARDS_MAX } from './cardsMax.ts';

/** Ids of the goods that were seen, the latest first, each once and no more than are asked for at once. */
export function rememberSeen(seen: readonly number[], id: number): number[] {
  return [id, ...seen.filter((other) => other !== id)].slice(0, CARDS_MAX);
}
