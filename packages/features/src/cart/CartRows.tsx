import { heldFor, hinderedOffers, offerProblem, pricedRow, selectableRows } from '@siren/domain/cart';
import { shownLine } from '@siren/domain/checkout';
import type { CartItem, CartState } from '@siren/domain/cart';
import { Card } from '@siren/ui/card';
import { Checkbox } from '@siren/ui/checkbox';
import { formatNumber } from '@siren/ui/format';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { useEffect, useMemo, useRef } from 'react';
import { CartRow } from './CartRow.tsx';
import type { RowActions } from './CartRow.tsx';
import * as css from './CartRows.css.ts';
import { fetchCart } from './LateCart.ts';
import { ReserveNote } from './ReserveNote.tsx';
import { useKeptRow } from './useKeptRow.ts';

/** Who sees rows is about to change them: that code comes beside theirs, and is asked for again where it did not come. */
if (!import.meta.env.SSR) fetchCart().catch(() => {});

export interface CartRowsProps {
  cart: CartState;
  /** Saved quantities by row id, where another is on its way. */
  savedQuantities: ReadonlyMap<number, number>;
  /** Ids of items whose change was sent and not answered. */
  flying: readonly number[];
  /** All rows at once cannot be selected or removed while changes are on their way. */
  bulkBlocked: boolean;
  onSelectAll(selected: boolean): void;
  onSelect(row: CartItem, selected: boolean): void;
  onQuantityChange(row: CartItem, quantity: number): void;
  onRemove(rows: readonly CartItem[]): void;
}

/** Rows that are laid out at once; those further down when one comes near. */
const NEAR = 12;

/** The rows of the cart under the line that acts on all of them. */
export function CartRows(props: CartRowsProps) {
  const { cart, savedQuantities, flying, bulkBlocked, onSelectAll, onRemove } = props;
  const list = useRef<HTMLUListElement>(null);
  const noteRemoval = useKeptRow(list, cart.content);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const actions = useMemo<RowActions>(
    () => ({
      select: (row, on) => latest.current.onSelect(row, on),
      setQuantity(row, quantity) {
        if (quantity === 0) noteRemoval();
        latest.current.onQuantityChange(row, quantity);
      },
      remove(row) {
        noteRemoval();
        latest.current.onRemove([row]);
      },
    }),
    [noteRemoval],
  );
  const open = selectableRows(cart);
  const selected = open.filter((row) => row.selected);
  const all = open.length > 0 && open.every((row) => row.selected);
  const condition = heldFor(cart);
  const hindered = hinderedOffers(cart, condition);
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
      <ul ref={list}>
        {cart.content.map((row, at) => {
          const offer = cart.offers[row.offer];
          if (!offer) return null;
          return (
            <CartRow
              key={row.key}
              row={row}
              offer={offer}
              {...shownLine(pricedRow(cart, row))}
              problem={
                row.selected
                  ? (hindered.get(row.offer) ?? null)
                  : offerProblem(offer, row.quantity, condition, cart.limits.pieces)
              }
              condition={condition}
              most={cart.limits.pieces}
              savedQuantity={savedQuantities.get(row.id) ?? null}
              flying={flying.includes(row.id)}
              far={at >= NEAR}
              actions={actions}
            />
          );
        })}
      </ul>
      {cart.content.length >= cart.limits.rows && (
        <div className={css.foot}>
          <Text size={14} tone="caution">
            Корзина заполнена: в&nbsp;ней не&nbsp;больше {formatNumber(cart.limits.rows)} товаров. Что
            не&nbsp;поместилось, не&nbsp;добавлено: оформите часть товаров или уберите лишние.
          </Text>
        </div>
      )}
      <ReserveNote />
    </Card>
  );
}
