import type { CartChange } from '@siren/domain/cart';

/** Changes without quantities of these rows that wait to be sent. */
export const withoutWaiting = (
  changes: readonly CartChange[],
  ids: readonly number[],
  sent: WeakSet<CartChange>,
): CartChange[] =>
  changes.filter((change) => change.type !== 'update' || !ids.includes(change.id) || sent.has(change));
