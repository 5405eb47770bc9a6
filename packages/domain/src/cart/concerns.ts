import type { CartItem } from './entities.ts';

/** Whether any of the ids is the row's own or that of an item it stands for. */
export function concerns(row: Pick<CartItem, 'id' | 'grouped'>, ids: readonly number[]): boolean {
  return ids.includes(row.id) || row.grouped.some((id) => ids.includes(id));
}
