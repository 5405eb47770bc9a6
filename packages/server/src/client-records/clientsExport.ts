import { isStaffAccount } from '@siren/domain/client-records';
import type { StaffClientRow } from '@siren/domain/client-records';
import { momentCell, phoneCell, textCell } from '@siren/domain/exports';
import { composed, fragment } from '../db/index.ts';
import { defineExport } from '../exports/index.ts';
import type { ExportColumn } from '../exports/index.ts';
import { narrowClients } from './narrowClients.ts';
import { sortingOf } from './sortings.ts';

interface Read extends Pick<
  StaffClientRow,
  'id' | 'name' | 'phone' | 'email' | 'orders' | 'sum' | 'bonus' | 'blocked' | 'erased'
> {
  flags: string[];
  permissions: string[];
  /** By the clocks of the region of the last order. */
  placed: string | null;
}

const yes = (is: boolean) => textCell(is ? 'да' : '');

const columns: readonly ExportColumn<Read>[] = [
  { head: 'Номер', cell: ({ id }) => textCell(String(id)) },
  { head: 'Имя', cell: ({ name }) => textCell(name) },
  { head: 'Телефон', cell: ({ phone }) => phoneCell(phone ?? '') },
  { head: 'Почта', cell: ({ email }) => textCell(email ?? '') },
  { head: 'Заказов', cell: ({ orders }) => ({ kind: 'count', value: orders }) },
  { head: 'Сумма', cell: ({ sum }) => ({ kind: 'money', value: sum }) },
  { head: 'Последний заказ', cell: ({ placed }) => momentCell(placed) },
  { head: 'Бонусы', cell: ({ bonus }) => ({ kind: 'money', value: bonus }) },
  { head: 'Заблокирован', cell: ({ blocked, erased }) => yes(blocked && !erased) },
  { head: 'Сотрудник', cell: (account) => yes(isStaffAccount(account)) },
];

/** Clients as the staff's list has them, as a file. */
export const clientsExport = defineExport({
  list: 'clients',
  title: 'Клиенты',
  columns,
  ask({ query, filters, sort }) {
    const { source, conditions } = narrowClients(query, filters);
    return {
      count: composed`select count(*)::int as total from ${source} where ${conditions}`,
      rows: fragment`
        select u.id, u.name, u.phone, u.email, u.order_count as orders, u.done_sum as sum, u.bonus, u.blocked, u.flags,
          u.erased_at is not null as erased,
          u.permissions,
          (select to_char(o.placed_at at time zone r.time_zone, 'YYYY-MM-DD"T"HH24:MI')
            from orders o join regions r on r.id = o.region_id
            where o.user_id = u.id order by o.placed_at desc limit 1) as placed
        from ${source} where ${conditions} order by ${sortingOf(sort)}`,
    };
  },
});
