import type { CartOffer, OfferProblem } from '@siren/domain/cart';
import { maxQuantity } from '@siren/domain/cart';
import { formatNumber } from '@siren/ui/format';

/** Why a row cannot be ordered as it stands, and what to do about it. */
export function rowNote(problem: OfferProblem, offer: CartOffer): string {
  switch (problem) {
    case 'exposition_only':
      return 'Только для экспозиции: вещь стоит в\u00a0магазине, заказать её домой нельзя.';
    case 'item_unavailable':
      return 'Нет в\u00a0наличии в\u00a0вашем регионе. Уберите из\u00a0заказа или выберите похожее.';
    case 'above_stock':
      return `Осталось ${formatNumber(maxQuantity(offer))}\u00a0шт. Уменьшите количество.`;
  }
}
