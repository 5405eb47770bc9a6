import { couponStateWords, couponTypeWords } from '@siren/domain/coupons';
import type { StaffCouponRow } from '@siren/domain/coupons';
import { dayCell, textCell } from '@siren/domain/exports';
import { composed, fragment } from '../db/index.ts';
import { defineExport } from '../exports/index.ts';
import type { ExportColumn } from '../exports/index.ts';
import { couponOrder, couponSource, listColumns, narrowCoupons } from './listCoupons.ts';

/** A code that stands by itself in the list still belongs to its series. */
interface ExportedRow extends StaffCouponRow {
  seriesName: string | null;
}

const columns: readonly ExportColumn<ExportedRow>[] = [
  { head: 'Промокод', cell: ({ code }) => textCell(code) },
  { head: 'Серия', cell: ({ seriesName }) => textCell(seriesName ?? '') },
  { head: 'Описание', cell: ({ description }) => textCell(description) },
  { head: 'Состояние', cell: ({ state }) => textCell(couponStateWords[state]) },
  { head: 'Вид', cell: ({ type }) => textCell(couponTypeWords[type]) },
  { head: 'Размер', cell: ({ value }) => ({ kind: 'money', value }) },
  { head: 'Первый день', cell: ({ from }) => dayCell(from) },
  { head: 'Последний день', cell: ({ to }) => dayCell(to) },
  { head: 'Использован', cell: ({ used }) => ({ kind: 'count', value: used }) },
  {
    head: 'Всего раз',
    cell: ({ limitTotal }) => (limitTotal === null ? null : { kind: 'count', value: limitTotal }),
  },
];

/** Coupons as the staff's list has them, as a file. */
export const couponsExport = defineExport({
  list: 'coupons',
  title: 'Промокоды',
  columns,
  ask({ sort, ...asked }) {
    const now = fragment`now()`;
    const [source, conditions] = [couponSource(asked), narrowCoupons(asked, now)];
    return {
      count: composed`select count(*)::int as total from ${source} where ${conditions}`,
      rows: fragment`
        select ${listColumns(now)}, (select s.name from coupon_series s where s.id = c.series_id) as "seriesName"
        from ${source} where ${conditions} order by ${couponOrder(sort)}`,
    };
  },
});
