import type { CartItem, CartState } from '@siren/domain/cart';
import { Card } from '@siren/ui/card';
import { Checkbox } from '@siren/ui/checkbox';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { CartRow } from './CartRow.tsx';
import * as css from './CartRows.css.ts';

export interface CartRowsProps {
  cart: CartState;
  /** Saved quantities by row id, where another is on its way. */
  savedQuantities: ReadonlyMap<number, number>;
  /** All rows at once cannot be selected or removed while changes are on their way. */
  bulkBlocked: boolean;
  onSelectAll(selected: boolean): void;
  onSelect(row: CartItem, selected: boolean): void;
  onQuantityChange(row: CartItem, quantity: number): void;
  onRemove(rows: readonly CartItem[]): void;
}

/** The rows of the cart under the line that acts on all of them. */
export function CartRows({
  cart,
  savedQuantities,
  bulkBlocked,
  onSelectAll,
  onRemove,
  ...on
}: CartRowsProps) {
  const selected = cart.content.filter((row) => row.selected);
  const all = selected.length === cart.content.length;
  return (
    <Card as="section" padding="none" aria-label="Товары в корзине">
      <div className={css.head}>
        <Checkbox
          checked={all}
          mixed={!all && selected.length > 0}
          aria-disabled={bulkBlocked || undefined}
          onCheckedChange={onSelectAll}
        >
          Выбрать всё
        </Checkbox>
        {selected.length > 0 && (
          <Link render={<button type="button" disabled={bulkBlocked} onClick={() => onRemove(selected)} />}>
            <Text as="span" size={14}>
              Удалить выбранные
            </Text>
          </Link>
        )}
      </div>
      <ul>
        {cart.content.map((row) => {
          const offer = cart.offers[row.offer];
          if (!offer) return null;
          return (
            <CartRow
              key={row.key}
              cart={cart}
              row={row}
              offer={offer}
              savedQuantity={savedQuantities.get(row.id) ?? null}
              onSelect={(on_) => on.onSelect(row, on_)}
              onQuantityChange={(quantity) => on.onQuantityChange(row, quantity)}
              onRemove={() => onRemove([row])}
            />
          );
        })}
      </ul>
    </Card>
  );
}
