import type { StoreUses } from '@siren/domain/stores';
import { DefinitionList } from '@siren/ui/definition-list';
import { formatCount, formatNumber } from '@siren/ui/format';

/** What needs a store. */
export const StoreUsesList = ({ uses: { orders, offers, pieces, carts, plans } }: { uses: StoreUses }) => (
  <DefinitionList
    kind="params"
    items={[
      { term: 'Незакрытые заказы', value: formatNumber(orders) },
      {
        term: 'Остатки',
        value:
          pieces === 0
            ? 'нет'
            : `${formatNumber(pieces)} шт., ${formatCount(offers, ['вариант', 'варианта', 'вариантов'])}`,
      },
      { term: 'Корзины с\u00a0товаром, которого больше нигде нет', value: formatNumber(carts) },
      { term: 'Планы фотоотчётов', value: formatNumber(plans) },
    ]}
  />
);
