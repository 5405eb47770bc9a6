import type { StaffOrderRow } from '@siren/domain/orders';
import { Avatar } from '@siren/ui/avatar';
import { Badge } from '@siren/ui/badge';
import type { Column } from '@siren/ui/data-table';
import { dayOf, formatCount, formatDay, formatMoney, formatShortDate, formatTime } from '@siren/ui/format';
import { StoreIcon, TruckIcon } from '@siren/ui/icons';
import { Inline, Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import type { Room } from '../kit/index.ts';
import { standingOf } from './orderWords.ts';

/** Characters of a year in «2026-11-20», of day and month in «20.11.2026». */
const YEAR = 4;
const DAY_AND_MONTH = 5;

/** «12:45» of today, «20.11, 12:45» of the year, «20.11.2025» of another one, by the clocks of the order's region. */
export function placedText(
  { placedAt, timeZone }: Pick<StaffOrderRow, 'placedAt' | 'timeZone'>,
  now: number,
): string {
  const [day, today] = [dayOf(placedAt, timeZone), dayOf(now, timeZone)];
  const time = formatTime(placedAt, timeZone);
  if (day === null || today === null || day === today) return time;
  const date = formatShortDate(placedAt, timeZone);
  return day.slice(0, YEAR) === today.slice(0, YEAR) ? `${date.slice(0, DAY_AND_MONTH)}, ${time}` : date;
}

/** «Диван «Лада», ещё 2 товара», «Стул «Тис», 4 шт.». */
export function goodsText({ first, pieces, more }: StaffOrderRow['goods']): string {
  if (more > 0) return `${first}, ещё\u00a0${formatCount(more, ['товар', 'товара', 'товаров'])}`;
  return pieces > 1 ? `${first}, ${pieces}\u00a0шт.` : first;
}

/** «Малышева, 71», «24 ноября, Казань»: the store where it is fetched, or where and when it is brought. */
export function receiptText({ store, city, date }: Pick<StaffOrderRow, 'store' | 'city' | 'date'>): string {
  if (store) return store.name;
  return date === null ? city : `${formatDay(date, 'UTC')}, ${city}`;
}

function Receipt(order: StaffOrderRow) {
  const Icon = order.store ? StoreIcon : TruckIcon;
  return (
    <>
      <VisuallyHidden>{order.store ? 'Самовывоз, ' : 'Доставка, '}</VisuallyHidden>
      <Inline as="span" gap={1} nowrap>
        <Icon size="s" />
        <Text as="span" size={14} lines={1}>
          {receiptText(order)}
        </Text>
      </Inline>
    </>
  );
}

const statusColumn: Column<StaffOrderRow> = {
  key: 'status',
  header: 'Статус',
  width: 132,
  cell: (order) => {
    const { word, tone } = standingOf(order);
    return <Badge tone={tone}>{word}</Badge>;
  },
};
const sumColumn: Column<StaffOrderRow> = {
  key: 'toPay',
  header: 'Сумма',
  kind: 'number',
  sortable: true,
  width: 112,
  cell: ({ toPay }) => formatMoney(toPay),
};
const numberText = ({ number }: StaffOrderRow) => (
  <Text as="span" weight="strong" numeric>
    {number}
  </Text>
);

const goodsColumn: Column<StaffOrderRow> = {
  key: 'goods',
  header: 'Состав',
  width: 156,
  grow: true,
  cell: ({ goods }) => goodsText(goods),
};

const deskColumns = (now: number): Column<StaffOrderRow>[] => [
  { key: 'id', header: 'Номер', sortable: true, width: 88, cell: numberText },
  { key: 'placed', header: 'Время', width: 100, cell: (order) => placedText(order, now) },
  { key: 'customer', header: 'Клиент', sortable: true, width: 144, cell: ({ customer }) => customer },
  goodsColumn,
  { key: 'date', header: 'Получение', sortable: true, width: 160, cell: (order) => <Receipt {...order} /> },
  sumColumn,
  statusColumn,
  {
    key: 'responsible',
    header: 'Ведёт',
    width: 60,
    cell: ({ responsible }) => responsible && <Avatar name={responsible.name} size="s" />,
  },
];

/** Who and when stand below the number. */
const numberColumn = (now: number): Column<StaffOrderRow> => ({
  key: 'id',
  header: 'Номер',
  sortable: true,
  wrap: true,
  cell: (order) => (
    <Stack gap={0}>
      {numberText(order)}
      <Text as="span" size={12} weight="normal" tone="muted">
        {placedText(order, now)}, {order.customer}
      </Text>
    </Stack>
  ),
});

/** Columns that the screen has room for. @param now ms since 1970 */
export function orderColumns(room: Room, now: number): Column<StaffOrderRow>[] {
  if (room === 'desk') return deskColumns(now);
  const first = numberColumn(now);
  const last = [
    { ...sumColumn, width: 96 },
    { ...statusColumn, width: 120 },
  ];
  return room === 'tablet'
    ? [{ ...first, width: 200 }, goodsColumn, ...last]
    : [{ ...first, width: 100, grow: true }, ...last];
}
