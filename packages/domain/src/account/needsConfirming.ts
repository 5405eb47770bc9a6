/** Whose word a call needs besides a session that is signed in: its owner's whoever it is, or staff's who were long away. */
export type Confirming = 'owner' | 'staff';

/** How long a password or code that was asked for again is good, ms. */
export const OWNER_CONFIRMED_MS = 10 * 60 * 1000;
/** How long staff may work on one proof, ms. */
export const STAFF_PROVEN_MS = 12 * 60 * 60 * 1000;
/** How long staff may be away before they prove again who they are, ms. */
export const STAFF_IDLE_MS = 30 * 60 * 1000;

/** What a session knows of who stands behind it, ms since 1970. */
export interface Proof {
  /** Whether the account has any permission. */
  isStaff: boolean;
  /** When they last signed in or confirmed who they are; null where they were away too long since. */
  provenAt: number | null;
  /** When they last confirmed it, having been asked to; null where they never were. */
  confirmedAt: number | null;
}

const isWithin = (since: number | null, life: number, now: number): boolean =>
  since !== null && now - since < life;

/** Whether a password or a code has to be asked for before such a call. */
export function needsConfirming(confirming: Confirming, proof: Proof, now: number): boolean {
  if (confirming === 'owner') return !isWithin(proof.confirmedAt, OWNER_CONFIRMED_MS, now);
  return proof.isStaff && !isWithin(proof.provenAt, STAFF_PROVEN_MS, now);
}
