import type { StaffClientRow } from '@siren/domain/client-records';
import type { Column } from '@siren/ui/data-table';
import { formatDecimal, formatMoney, formatNumber, formatPhone } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import type { Room } from '../kit/index.ts';
import { ClientMarks } from './ClientMarks.tsx';
import { calledOf, lastOrderText } from './clientWords.ts';

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
  width: 92,
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
  width: 132,
  cell: (client) => <ClientMarks {...client} />,
};

const deskColumns = (now: number): ClientColumn[] => [
  { key: 'name', header: 'Имя', sortable: true, width: 152, grow: true, cell: called },
  { key: 'phone', header: 'Телефон', width: 152, cell: phoneText },
  { key: 'email', header: 'Почта', width: 160, cell: ({ email }) => email ?? '—' },
  ordersColumn,
  sumColumn,
  {
    key: 'lastOrder',
    header: 'Последний',
    sortable: true,
    width: 120,
    cell: ({ lastOrder }) => lastOrderText(lastOrder, now),
  },
  {
    key: 'bonus',
    header: 'Бонусы',
    kind: 'number',
    sortable: true,
    width: 100,
    cell: ({ bonus }) => formatDecimal(bonus),
  },
  marksColumn,
];

/** How one is reached and what one is stands below the name. */
const nameColumn: ClientColumn = {
  key: 'name',
  header: 'Имя',
  sortable: true,
  wrap: true,
  cell: (client) => (
    <Stack gap={0}>
      {called(client)}
      <Text as="span" size={12} weight="normal" tone="muted">
        {phoneText(client)}
      </Text>
    </Stack>
  ),
};

/** Columns that the screen has room for. @param now ms since 1970 */
export function clientColumns(room: Room, now: number): ClientColumn[] {
  if (room === 'desk') return deskColumns(now);
  return room === 'tablet'
    ? [{ ...nameColumn, width: 200, grow: true }, ordersColumn, sumColumn, marksColumn]
    : [
        { ...nameColumn, width: 148, grow: true },
        { ...sumColumn, width: 100 },
        { ...marksColumn, width: 124 },
      ];
}
