import type { StaffClientRow } from '@siren/domain/client-records';
import type { Column } from '@siren/ui/data-table';
import { formatDecimal, formatMoney, formatNumber, formatPhone } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { calledOf } from '../kit/index.ts';
import type { Room } from '../kit/index.ts';
import { ClientMarks } from './ClientMarks.tsx';
import { lastOrderText } from './clientWords.ts';

type ClientColumn = Column<StaffClientRow>;

const phoneText = ({ phone }: StaffClientRow) => (phone === null ? '—' : formatPhone(phone));

const called = (client: StaffClientRow) => (
  <Text as="span" weight="strong">
    {calledOf(client)}
  </Text>
);

const ordersColumn: ClientColumn = {
  key: 'orders',
  header: 'Заказы',
  kind: 'number',
  sortable: true,
  width: 88,
  cell: ({ orders }) => formatNumber(orders),
};
const sumColumn: ClientColumn = {
  key: 'sum',
  header: 'Сумма',
  kind: 'number',
  sortable: true,
  width: 116,
  cell: ({ sum }) => formatMoney(sum),
};
const marksColumn: ClientColumn = {
  key: 'marks',
  header: 'Отметки',
  width: 128,
  cell: (client) => <ClientMarks {...client} />,
};

const deskColumns = (now: number): ClientColumn[] => [
  { key: 'name', header: 'Имя', sortable: true, width: 152, grow: true, cell: called },
  { key: 'phone', header: 'Телефон', width: 148, cell: phoneText },
  { key: 'email', header: 'Почта', width: 148, cell: ({ email }) => email ?? '—' },
  ordersColumn,
  sumColumn,
  {
    key: 'lastOrder',
    header: 'Последний',
    sortable: true,
    width: 116,
    cell: ({ lastOrder }) => lastOrderText(lastOrder, now),
  },
  {
    key: 'bonus',
    header: 'Бонусы',
    kind: 'number',
    sortable: true,
    width: 92,
    cell: ({ bonus }) => formatDecimal(bonus),
  },
  marksColumn,
];

/** How one is reached stands below the name; on a phone what one is, too. */
const nameColumn = (marked: boolean): ClientColumn => ({
  key: 'name',
  header: 'Имя',
  sortable: true,
  wrap: true,
  grow: true,
  cell: (client) => (
    <Stack gap={0}>
      {called(client)}
      <Text as="span" size={12} weight="normal" tone="muted">
        {phoneText(client)}
      </Text>
      {marked && <ClientMarks {...client} />}
    </Stack>
  ),
});

/** Columns that the screen has room for. @param now ms since 1970 */
export function clientColumns(room: Room, now: number): ClientColumn[] {
  if (room === 'desk') return deskColumns(now);
  return room === 'tablet'
    ? [{ ...nameColumn(false), width: 200 }, ordersColumn, sumColumn, marksColumn]
    : [
        { ...nameColumn(true), width: 200 },
        { ...sumColumn, width: 124 },
      ];
}
