import { maxQuantity } from '@siren/domain/cart';
import type { CartOffer } from '@siren/domain/cart';
import type { OrderCondition } from '@siren/domain/cart';
import { Button } from '@siren/ui/button';
import type { ButtonSize, ButtonVariant } from '@siren/ui/button';
import { QuantityStepper } from '@siren/ui/quantity-stepper';

export interface AddToCartButtonProps {
  offer: Pick<CartOffer, 'stock' | 'exposition'>;
  /** What the cart may hold goods for. @default 'usual' */
  condition?: OrderCondition | undefined;
  /** Pieces that a row takes. @default that of a shop which says nothing else */
  most?: number | undefined;
  /** Pieces of it in the cart. */
  quantity: number;
  /** The change is on its way. @default false */
  pending?: boolean | undefined;
  /** `solid` for the one main action of a page. @default 'add' */
  variant?: ButtonVariant | undefined;
  /** @default 'm' */
  size?: ButtonSize | undefined;
  onAdd(): void;
  /** 0 takes it out of the cart. */
  onQuantityChange(quantity: number): void;
}

/** «В корзину», which becomes a stepper of the same size; says so where the offer cannot be ordered. */
export function AddToCartButton({
  offer,
  condition,
  most,
  quantity,
  pending = false,
  variant = 'add',
  size = 'm',
  onAdd,
  onQuantityChange,
}: AddToCartButtonProps) {
  const max = maxQuantity(offer, condition, most);
  if (quantity > 0) {
    return (
      <QuantityStepper
        value={quantity}
        min={0}
        // A row above stock can be lowered, and never raised.
        max={Math.max(max, quantity)}
        pending={pending}
        size={size}
        wide
        onValueChange={onQuantityChange}
      />
    );
  }
  if (max === 0) {
    return (
      <Button variant="line" size={size} wide disabled>
        {offer.exposition ? 'Только в магазине' : 'Нет в наличии'}
      </Button>
    );
  }
  return (
    <Button variant={variant} size={size} wide onClick={onAdd}>
      В корзину
    </Button>
  );
}
