/** What is done with the sections of goods. A good lies in one section. */
export type SectionMove =
  /** Whatever it lies in. */
  | { move: 'into'; to: number }
  /** Only what lies in `from`. */
  | { move: 'between'; from: number; to: number }
  /** What lies in `from` goes to the section above. */
  | { move: 'out'; from: number }
  /** What staff set is given back to the feed. */
  | { move: 'feed' };

/** Where a good lies as a move finds it. */
export interface SectionFound {
  /** Id of its section. */
  section: number;
  /** What the feed says where staff set it; null where it is the feed's. */
  feed: number | null;
}

/** Why a good stays: it lies elsewhere, it would lie in no section. */
export const sectionHindrances = ['elsewhere', 'no_section'] as const;
export type SectionHindrance = (typeof sectionHindrances)[number];

/** What a move makes of where a good lies. */
export type SectionOutcome =
  | { kind: 'changed'; to: number; back: boolean }
  | { kind: 'same' }
  | { kind: 'refused'; why: SectionHindrance };

/**
 * Moves a good.
 *
 * @param above id of the section that the one which goods leave lies in; null where it lies in none
 */
export function moveGood(found: SectionFound, wish: SectionMove, above: number | null): SectionOutcome {
  const { section, feed } = found;
  if (wish.move === 'feed')
    return feed === null ? { kind: 'same' } : { kind: 'changed', to: feed, back: true };
  const to = wish.move === 'out' ? above : wish.to;
  // Whoever lies there already needs no move, wherever others come from.
  if (to === section) return { kind: 'same' };
  if (wish.move !== 'into' && section !== wish.from) return { kind: 'refused', why: 'elsewhere' };
  return to === null ? { kind: 'refused', why: 'no_section' } : { kind: 'changed', to, back: false };
}
