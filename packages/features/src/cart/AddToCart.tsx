import { heldFor } from '@siren/domain/cart';
import type { CartChange, CartOffer } from '@siren/domain/cart';
import { useEffect, useRef } from 'react';
import { AddToCartButton } from './AddToCartButton.tsx';
import type { AddToCartButtonProps } from './AddToCartButton.tsx';
import { useAtOnce } from './useAtOnce.ts';
import { useCart } from './useCart.ts';

/** Whether a change is one of the offer, whose items in the cart are these. */
function isAbout(change: CartChange, offer: number, ids: readonly number[]): boolean {
  if ('offer' in change) return change.offer.id === offer;
  if ('rows' in change) return change.rows.some((row) => row.offer.id === offer);
  return ('ids' in change ? change.ids : [change.id]).some((id) => ids.includes(id));
}

type Looks = Pick<AddToCartButtonProps, 'variant' | 'size'>;

/** Adds an offer to the cart and changes how many of it lie there. */
export function AddToCart({ offer, ...looks }: Looks & { offer: CartOffer }) {
  const { cart, progress, session } = useCart();
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  const rows = cart?.content.filter((row) => row.offer === offer.id) ?? [];
  const kept = rows.reduce((sum, row) => sum + row.quantity, 0);
  const [row] = rows;
  const ids = rows.flatMap(({ grouped }) => grouped);
  const [quantity, setQuantity] = useAtOnce(kept, (next) => {
    if (!row) return;
    // While its adding is on its way one more can only be added.
    if (row.id > 0) session.setQuantity(row.id, row.quantity + next - kept);
    else if (next > kept) void session.add(offer);
  });
  const pending = progress.changes.some((change) => isAbout(change, offer.id, ids));

  // The button goes and the stepper comes, or the other way round, also by an undo: who was there stays there.
  const inCart = quantity > 0;
  useEffect(() => {
    if (!focused.current) return;
    const selector = inCart ? 'button[aria-label="Увеличить"]' : 'button';
    box.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [inCart]);

  return (
    <div ref={box} onFocus={() => (focused.current = true)} onBlur={() => (focused.current = false)}>
      <AddToCartButton
        {...looks}
        offer={offer}
        condition={cart && heldFor(cart)}
        most={cart?.limits.pieces}
        quantity={quantity}
        pending={pending}
        onAdd={() => void session.add(offer)}
        onQuantityChange={setQuantity}
      />
    </div>
  );
}
