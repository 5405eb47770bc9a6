import { piecesOf } from '@siren/domain/cart';
import { formatNumber } from '@siren/ui/format';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { useCart } from '../cart/index.ts';

export interface InCartProps {
  /** Id of the offer. */
  offer: number;
}

/** Says how many of the offer lie in the cart, to those who do not see that the button became a stepper. */
export function InCart({ offer }: InCartProps) {
  const { cart } = useCart();
  const pieces = cart ? piecesOf(cart, offer) : 0;
  return (
    <VisuallyHidden>
      <span role="status">{pieces > 0 && `В\u00a0корзине ${formatNumber(pieces)}\u00a0шт.`}</span>
    </VisuallyHidden>
  );
}
