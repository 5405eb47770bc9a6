import type { CodeMeaning, CodeStatus } from '@siren/domain/cart-codes';
import type { BadgeProps } from '@siren/ui/badge';
import { formatNumber } from '@siren/ui/format';

/** How a code stands, in a word and its tone. */
export const codeWords: Record<CodeStatus, { word: string; tone: NonNullable<BadgeProps['tone']> }> = {
  found: { word: 'Найден', tone: 'accent' },
  partly: { word: 'Не\u00a0хватает', tone: 'caution' },
  out_of_stock: { word: 'Нет в\u00a0наличии', tone: 'neutral' },
  exposition_only: { word: 'Только для экспозиции', tone: 'neutral' },
  gone: { word: 'Больше не\u00a0продаётся', tone: 'neutral' },
  unclear: { word: 'Подходит нескольким', tone: 'critical' },
  absent: { word: 'Не\u00a0найден', tone: 'critical' },
};

/** What to do about a code that is not to be had as asked; null where there is nothing to do. */
export function codeNote({ code, status, possible, quantity }: CodeMeaning): string | null {
  switch (status) {
    case 'found':
      return null;
    case 'partly':
      return possible > 0
        ? `Добавим ${formatNumber(possible)} из\u00a0${formatNumber(quantity)}: больше нет в\u00a0наличии.`
        : 'Всё, что есть в\u00a0наличии, уже лежит в\u00a0корзине.';
    case 'out_of_stock':
      return 'Посмотрите похожее на\u00a0странице товара.';
    case 'gone':
      return 'Поищите похожее в\u00a0каталоге.';
    case 'exposition_only':
      return 'Вещь стоит в\u00a0магазине, заказать её домой нельзя. Похожие есть на\u00a0странице товара.';
    case 'unclear':
      return /^\d+$/.test(code)
        ? 'Введите код целиком, с\u00a0нулями в\u00a0начале.'
        : 'Введите код теми\u00a0же буквами, большими и\u00a0маленькими.';
    case 'absent':
      return 'Проверьте код: подойдёт артикул или штрихкод.';
  }
}
