/** A committed change of catalogue data, as CATALOG_CHANNEL tells it. */
export type CatalogChange =
  /** Products by their ids: all of them, or only their pieces. */
  | { kind: 'goods' | 'stock'; ids: readonly number[] }
  /** Any products. */
  | { kind: 'all' }
  /** Something else that answers are made from; of `ways` those apart that tell nothing of stock and delivery. */
  | { kind: 'answers' | 'ways' };

/** Reads a payload of the channel (see the triggers in the migrations). */
export function readChange(payload: string): CatalogChange {
  if (payload === 'all') return { kind: 'all' };
  if (payload === 'stock') return { kind: 'ways' };
  const [, kind, ids] = /^(goods|stock) ([\d,]+)$/.exec(payload) ?? [];
  if (kind === undefined || ids === undefined) return { kind: 'answers' };
  return { kind: kind === 'stock' ? 'stock' : 'goods', ids: ids.split(',').map(Number) };
}
