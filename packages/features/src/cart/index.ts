export { AddToCart } from './AddToCart.tsx';
export { CartProvider, useCartSession } from './CartContext.tsx';
export { CartRows } from './CartRows.tsx';
export { CartSum } from './CartSum.tsx';
export type { ChosenDelivery } from './CartSum.tsx';
export { offerOfCard } from './offerOfCard.ts';
export { useCart } from './useCart.ts';
export type { CartView } from './useCart.ts';
