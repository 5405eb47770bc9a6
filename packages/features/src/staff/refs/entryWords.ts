import { LIST_ITEMS_MAX, valueText } from '@siren/domain/references';
import { formatCount } from '@siren/ui/format';
import type {
  EntryProblem,
  ReferenceDeclaration,
  ReferenceEntry,
  ReferenceField,
} from '@siren/domain/references';

/** What is wrong with a field, and how it is mended. */
export function problemWords({ problem }: EntryProblem, { type, max, least = 0 }: ReferenceField): string {
  switch (problem) {
    case 'empty':
      return 'Заполните это поле.';
    case 'too_few':
      return `Здесь нужно не\u00a0меньше\u00a0${least}, через запятую.`;
    case 'too_many':
      return `Здесь может быть не\u00a0больше\u00a0${LIST_ITEMS_MAX}.`;
    case 'too_long':
      return `${type === 'list' ? 'Каждое слово' : 'Текст'} не\u00a0длиннее ${max}\u00a0знаков.`;
    case 'taken':
      return 'Такая запись уже есть.';
  }
}

/** In how many records an entry stands. */
export const usesWords = ({ madeBy }: Pick<ReferenceDeclaration, 'madeBy'>, uses: number): string =>
  formatCount(uses, madeBy === 'goods' ? ['товар', 'товара', 'товаров'] : ['заказ', 'заказа', 'заказов']);

/** What an entry is called: what stands in its first field. */
export const nameOf = (
  { fields: [first] }: ReferenceDeclaration,
  { values }: Pick<ReferenceEntry, 'values'>,
) => valueText(values[first?.key ?? ''] ?? '');
