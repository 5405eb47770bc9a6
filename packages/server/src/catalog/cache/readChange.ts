/** A committed change of catalogue data, as CATALOG_CHANNEL tells it. */
export type CatalogChange =
  /** Products by their ids: all of them, only their pieces, or only what is known of their pictures. */
  | { kind: 'goods' | 'stock' | 'pictures'; ids: readonly number[] }
  /** Any products. */
  | { kind: 'all' }
  /** Something else that answers are made from; of `ways` those apart that tell nothing of stock and delivery. */
  | { kind: 'answers' | 'ways' }
  /** Lists of goods that pages show. */
  | { kind: 'lists' };

const kinds = ['goods', 'stock', 'pictures'] as const;

/** Reads a payload of the channel (see the triggers in the migrations). */
export function readChange(payload: string): CatalogChange {
  if (payload === 'all') return { kind: 'all' };
  if (payload === 'stock') return { kind: 'ways' };
  if (payload === 'lists') return { kind: 'lists' };
  const [word, ids = ''] = payload.split(' ');
  const kind = kinds.find((one) => one === word);
  if (!kind || !/^[\d,]+$/.test(ids)) return { kind: 'answers' };
  return { kind, ids: ids.split(',').map(Number) };
}
