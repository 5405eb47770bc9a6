import { ANONYMOUS_EMAIL } from '@siren/domain/checkout';
import { dayCell, momentCell, phoneCell, textCell } from '@siren/domain/exports';
import { moneyNames } from '@siren/domain/orders';
import type { StaffOrderRow } from '@siren/domain/orders';
import { composed, fragment } from '../../db/index.ts';
import { defineExport } from '../../exports/index.ts';
import type { ExportColumn } from '../../exports/index.ts';
import { sortingOf } from './sortings.ts';
import { narrowOrders, staffOrderColumns, staffOrderJoins, staffOrderRowOf } from './staffOrderRows.ts';
import type { StaffOrderRead } from './staffOrderRows.ts';

/** An order of the list with what the list has no room for. */
interface Read extends StaffOrderRead {
  /** By the clocks of its region. */
  placed: string;
  phone: string;
  email: string;
  address: string;
  /** Its rows, each with its pieces. */
  lines: string;
  articles: string;
  /** Where it comes from, as staff noted it. */
  origin: string;
}

const ofRow =
  (text: (order: StaffOrderRow) => string): ExportColumn<Read>['cell'] =>
  (order) =>
    textCell(text(staffOrderRowOf(order)));

const columns: readonly ExportColumn<Read>[] = [
  { head: 'Номер', cell: ({ id }) => textCell(String(id)) },
  { head: 'Оформлен', cell: ({ placed }) => momentCell(placed) },
  { head: 'Статус', cell: ofRow(({ status }) => status.name) },
  { head: 'Оплата', cell: ofRow(({ money }) => moneyNames[money]) },
  { head: 'Сумма', cell: ({ toPay }) => ({ kind: 'money', value: toPay }) },
  { head: 'Клиент', cell: ({ customer }) => textCell(customer) },
  { head: 'Телефон', cell: ({ phone }) => phoneCell(phone) },
  { head: 'Почта', cell: ({ email }) => textCell(email === ANONYMOUS_EMAIL ? '' : email) },
  { head: 'Состав', cell: ({ lines }) => textCell(lines) },
  { head: 'Артикулы', cell: ({ articles }) => textCell(articles) },
  { head: 'Штук', cell: ({ goods }) => ({ kind: 'count', value: goods.pieces }) },
  { head: 'Получение', cell: ({ store }) => textCell(store ? 'Самовывоз' : 'Доставка') },
  { head: 'День получения', cell: ({ date }) => dayCell(date) },
  { head: 'Магазин', cell: ({ store }) => textCell(store?.name ?? '') },
  { head: 'Город', cell: ({ city }) => textCell(city) },
  { head: 'Адрес', cell: ({ address }) => textCell(address) },
  { head: 'Источник', cell: ({ origin }) => textCell(origin) },
  { head: 'Ведёт', cell: ({ responsible }) => textCell(responsible?.name ?? '') },
];

/** Orders as the staff's list has them, as a file. */
export const ordersExport = defineExport({
  list: 'orders',
  title: 'Заказы',
  columns,
  ask(payload, user) {
    const { source, conditions } = narrowOrders(payload, user);
    return {
      count: composed`select count(*)::int as total from ${source} where ${conditions}`,
      rows: fragment`
        select ${staffOrderColumns}, to_char(o.placed_at at time zone r.time_zone, 'YYYY-MM-DD"T"HH24:MI') as placed,
          o.customer_phone as phone, o.customer_email as email, o.address,
          (select coalesce(string_agg(l.name || ', ' || l.quantity || ' шт.', '; ' order by l.position), '')
            from order_lines l where l.order_id = o.id) as lines,
          (select coalesce(string_agg(l.article, ', ' order by l.position), '')
            from order_lines l where l.order_id = o.id and l.article <> '') as articles,
          coalesce((select s.name from order_staff n join order_sources s on s.id = n.source_id
            where n.order_id = o.id), '') as origin
        from ${source} ${staffOrderJoins} where ${conditions} order by ${sortingOf(payload.sort)}`,
    };
  },
});
