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
