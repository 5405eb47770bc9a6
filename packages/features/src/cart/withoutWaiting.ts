import type { CartChange } from '@siren/domain/cart';

/** Changes without quantities of these rows that wait to be sent: what is being saved keeps its turn among the others. */
export const withoutWaiting = (
  changes: readonly CartChange[],
  ids: readonly number[],
  sent: WeakSet<CartChange>,
): CartChange[] =>
  changes.filter((change) => change.type !== 'update' || !ids.includes(change.id) || sent.has(change));

/** The quantity that a row was given last; null for none. */
export const lastQuantity = (changes: readonly CartChange[], id: number): CartChange | null =>
  changes.findLast((change) => change.type === 'update' && change.id === id) ?? null;
