import type { UnprovenLimits } from './shopLimits.ts';

/**
 * Why an order is believed: the account that placed it has a phone of its own, the phone was proven by a code, a member
 * of staff gave their word, or it is from before anybody asked.
 */
export const orderProofs = ['account', 'code', 'staff', 'earlier'] as const;
export type OrderProof = (typeof orderProofs)[number];

/** What open orders without proof and without money hold. */
export interface Holding {
  orders: number;
  pieces: number;
}

export interface OrderingBuyer {
  /** null while nothing is proven. */
  proof: OrderProof | null;
  /** What the session, the phone and the address of the buyer hold already. */
  held: readonly Holding[];
  /** Pieces that are ordered now. */
  pieces: number;
  /** Whether the shop can send a code that would prove the phone. */
  sendsCodes: boolean;
  /** Whether the buyer would rather wait for the staff's word. */
  waits: boolean;
}

/** Whether an unproven order of so many pieces may hold them beside what is held already. */
export const mayHold = (held: readonly Holding[], pieces: number, limits: UnprovenLimits): boolean =>
  held.every((one) => one.orders < limits.orders && one.pieces + pieces <= limits.pieces);

/**
 * What becomes of an order: it holds its goods, it waits for the staff's word and holds nothing, or the phone has to be
 * proven first. Nobody is refused: where no code can be sent the order waits.
 */
export function orderStanding(
  { proof, held, pieces, sendsCodes, waits }: OrderingBuyer,
  limits: UnprovenLimits,
): 'held' | 'waiting' | 'proof_needed' {
  if (proof !== null || mayHold(held, pieces, limits)) return 'held';
  return waits || !sendsCodes ? 'waiting' : 'proof_needed';
}
