import type { CartOffer, OfferProblem } from '@siren/domain/cart';
import { formatNumber } from '@siren/ui/format';

/** Why a row cannot be ordered as it stands, and what to do about it; null where all is said. */
export function rowNote(problem: OfferProblem | null, offer: CartOffer, max: number): string | null {
  switch (problem) {
    case 'exposition_only':
      return 'Только для экспозиции: вещь стоит в\u00a0магазине, заказать её домой нельзя.';
    case 'item_unavailable':
      return 'Нет в\u00a0наличии в\u00a0вашем регионе: в\u00a0сумму не\u00a0входит. Посмотрите похожее.';
    case 'above_stock':
      if (offer.stock.quantity > max) {
        return `В\u00a0корзину помещается не\u00a0больше ${formatNumber(max)}\u00a0шт. Больше мы собираем сами, позвоните нам: в\u00a0сумму не\u00a0входит.`;
      }
      return `Осталось ${formatNumber(offer.stock.quantity)}\u00a0шт. Уменьшите количество: в\u00a0сумму пока не\u00a0входит.`;
    case null:
      // Staff have it in the cart: what the order is for decides.
      return offer.exposition ? 'Только для экспозиции: выберите это условие заказа ниже.' : null;
  }
}
