/** Badges of a good that staff put there at most. */
export const BADGES_MAX = 20;

/** A badge as a choice. */
export interface BadgeChoice {
  id: number;
  name: string;
  /** Whether staff put it on goods. */
  byHand: boolean;
  /** What is switched off shows nowhere. */
  active: boolean;
}

/** Badges of a good once one more is put on it, or is taken off; the same ones where it is so already. */
export function withBadge(held: readonly number[], badge: number, on: boolean): readonly number[] {
  if (held.includes(badge) === on) return held;
  return on ? [...held, badge] : held.filter((one) => one !== badge);
}
