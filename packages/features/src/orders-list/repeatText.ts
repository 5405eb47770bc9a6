import type { RepeatNote, RepeatProblem } from '@siren/domain/orders';
import { formatMoney } from '@siren/ui/format';

const words: Record<RepeatProblem, (note: RepeatNote) => string> = {
  gone: () => 'сейчас нет в\u00a0продаже',
  exposition: () => 'стоит только в\u00a0магазине',
  no_room: () => 'не\u00a0поместился: в\u00a0корзине больше нет места',
  fewer: ({ got, ordered }) => `есть только ${got}\u00a0шт. из\u00a0${ordered}`,
  dearer: ({ priceThen, priceNow }) =>
    `подорожал: было ${formatMoney(priceThen)}, стало ${formatMoney(priceNow ?? 0)}`,
};

/** Why a good does not come into the cart as it was ordered. */
export function repeatText(note: RepeatNote): string {
  return note.problems.map((problem) => words[problem](note)).join('; ');
}
