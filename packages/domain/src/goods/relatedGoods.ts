/** Other goods beside one on its page at most. */
export const RELATED_MAX = 8;

/** Why goods cannot stand beside one: it would be among them, one would be there twice, there are too many. */
export type RelatedProblem = 'itself' | 'twice' | 'many';

/** Whether these goods can stand beside one, by their ids; null where they can. */
export function relatedProblem(good: number, related: readonly number[]): RelatedProblem | null {
  if (related.includes(good)) return 'itself';
  if (new Set(related).size < related.length) return 'twice';
  return related.length > RELATED_MAX ? 'many' : null;
}

/** Another good beside those that stand there already, if it can: else they stay as they are. */
export function addRelated(good: number, related: readonly number[], added: number): readonly number[] {
  const next = [...related, added];
  return relatedProblem(good, next) === null ? next : related;
}

/** A list of goods as a history keeps it: «12, 7»; null for what the shop computes. */
export const relatedText = (related: readonly number[] | null): string | null =>
  related && related.join(', ');

/** The list that a history keeps. */
export const relatedOfText = (text: string | null): number[] | null =>
  text === null ? null : text === '' ? [] : text.split(', ').map(Number);
