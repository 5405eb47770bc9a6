import { useMemo } from 'react';
import type { CartItem } from '@siren/domain/cart';
import { CartRows, useCart } from '../cart/index.ts';

/** The rows of the cart as they are at this moment. */
export function RowsPart() {
  const { cart, saved, progress, session } = useCart();
  const savedQuantities = useMemo(() => {
    const moving = progress.changes.flatMap((change) => (change.type === 'update' ? [change.id] : []));
    const rows = saved?.content.filter(({ id }) => moving.includes(id)) ?? [];
    return new Map(rows.map(({ id, quantity }) => [id, quantity]));
  }, [saved, progress.changes]);
  if (!cart) return null;
  const remove = (rows: readonly CartItem[]) => void session.remove(rows.flatMap(({ grouped }) => grouped));
  return (
    <CartRows
      cart={cart}
      savedQuantities={savedQuantities}
      flying={progress.flying}
      bulkBlocked={progress.changes.length > 0}
      onSelectAll={(selected) => void session.toggleAll(selected)}
      onSelect={(row, selected) => void session.toggle(row.grouped, selected)}
      onQuantityChange={(row, quantity) => {
        if (quantity === 0) remove([row]);
        else session.setQuantity(row.id, quantity);
      }}
      onRemove={remove}
    />
  );
}
