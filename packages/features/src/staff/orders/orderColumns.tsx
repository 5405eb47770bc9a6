import type { StaffOrderRow } from '@siren/domain/orders';
import { Avatar } from '@siren/ui/avatar';
import { Badge } from '@siren/ui/badge';
import type { Column } from '@siren/ui/data-table';
import { dayOf, formatCount, formatDay, formatMoney, formatTime } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { moneyWords, statusWords } from './orderWords.ts';

/** «12:45» of today, «20 ноября, 12:45» of another day, by the clocks of the order's region. */
export function placedText(
  { placedAt, timeZone }: Pick<StaffOrderRow, 'placedAt' | 'timeZone'>,
  now: number,
): string {
  const time = formatTime(placedAt, timeZone);
  return dayOf(placedAt, timeZone) === dayOf(now, timeZone)
    ? time
    : `${formatDay(placedAt, timeZone)}, ${time}`;
}

/** «Диван «Лада», ещё 2 товара», «Стул «Тис», 4 шт.». */
export function goodsText({ first, pieces, more }: StaffOrderRow['goods']): string {
  if (more > 0) return `${first}, ещё\u00a0${formatCount(more, ['товар', 'товара', 'товаров'])}`;
  return pieces > 1 ? `${first}, ${pieces}\u00a0шт.` : first;
}

/** «Самовывоз, Малышева, 71», «Доставка, Казань, 24 ноября». */
export function receiptText({ store, city, date }: Pick<StaffOrderRow, 'store' | 'city' | 'date'>): string {
  if (store) return `Самовывоз, ${store.name}`;
  const day = date === null ? '' : `, ${formatDay(date, 'UTC')}`;
  return `Доставка, ${city}${day}`;
}

const statusColumn: Column<StaffOrderRow> = {
  key: 'status',
  header: 'Статус',
  width: 144,
  cell: ({ status: { code } }) => <Badge tone={statusWords[code].tone}>{statusWords[code].word}</Badge>,
};
const sumColumn: Column<StaffOrderRow> = {
  key: 'toPay',
  header: 'Сумма',
  kind: 'number',
  sortable: true,
  width: 124,
  cell: ({ toPay }) => formatMoney(toPay),
};
const numberText = ({ number }: StaffOrderRow) => (
  <Text as="span" weight="strong" numeric>
    {number}
  </Text>
);

/** Columns for a desk. @param now ms since 1970 */
export const orderColumns = (now: number): Column<StaffOrderRow>[] => [
  { key: 'id', header: 'Номер', sortable: true, width: 104, cell: numberText },
  { key: 'placed', header: 'Время', width: 168, cell: (order) => placedText(order, now) },
  { key: 'customer', header: 'Клиент', sortable: true, width: 184, cell: ({ customer }) => customer },
  { key: 'goods', header: 'Состав', width: 248, grow: true, cell: ({ goods }) => goodsText(goods) },
  { key: 'date', header: 'Получение', sortable: true, width: 240, cell: receiptText },
  sumColumn,
  statusColumn,
  {
    key: 'money',
    header: 'Оплата',
    width: 152,
    cell: ({ money }) => <Badge tone={moneyWords[money].tone}>{moneyWords[money].word}</Badge>,
  },
  {
    key: 'responsible',
    header: 'Ведёт',
    width: 88,
    cell: ({ responsible }) => responsible && <Avatar name={responsible.name} size="s" />,
  },
];

/** Columns for a phone: who and when stand below the number. */
export const phoneOrderColumns = (now: number): Column<StaffOrderRow>[] => [
  {
    key: 'id',
    header: 'Номер',
    sortable: true,
    width: 132,
    wrap: true,
    cell: (order) => (
      <Stack gap={0}>
        {numberText(order)}
        <Text as="span" size={12} tone="muted">
          {placedText(order, now)}, {order.customer}
        </Text>
      </Stack>
    ),
  },
  { ...sumColumn, width: 104 },
  { ...statusColumn, width: 136 },
];
