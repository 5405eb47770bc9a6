import type { CartLimits } from '@siren/domain/cart';

/** What of an order is more than the shop's owner lets be ordered at once, a line each. */
export const beyondBounds = (
  lines: readonly { name: string; quantity: number }[],
  { rows, pieces }: Pick<CartLimits, 'rows' | 'pieces'>,
): string[] => [
  ...(lines.length > rows ? [`Строк в\u00a0заказе может быть до\u00a0${rows}.`] : []),
  ...lines.flatMap(({ name, quantity }) =>
    quantity > pieces ? [`«${name}»: в\u00a0строке может быть до\u00a0${pieces}\u00a0шт.`] : [],
  ),
];
