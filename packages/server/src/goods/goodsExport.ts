import { textCell } from '@siren/domain/exports';
import type { GoodState } from '@siren/domain/goods';
import { composed, fragment } from '../db/index.ts';
import { defineExport } from '../exports/index.ts';
import type { ExportColumn } from '../exports/index.ts';
import { sortingOf } from './listGoods.ts';
import { narrowGoods } from './narrowGoods.ts';
import { stateOf } from './stateOf.ts';

/** A variant in a region, as a file has it: what a price is changed by is its article. */
interface Read {
  article: string;
  name: string;
  variant: string;
  brand: string | null;
  section: string;
  region: string | null;
  price: number | null;
  oldPrice: number | null;
  pieces: number;
  active: boolean;
  hidden: boolean;
}

const words: Readonly<Record<GoodState, string>> = { sold: 'продаётся', hidden: 'скрыт', gone: 'снят' };
const money = (value: number | null) => (value === null ? null : ({ kind: 'money', value } as const));

const columns: readonly ExportColumn<Read>[] = [
  { head: 'Артикул', cell: ({ article }) => textCell(article) },
  { head: 'Название', cell: ({ name }) => textCell(name) },
  { head: 'Вариант', cell: ({ variant }) => textCell(variant) },
  { head: 'Бренд', cell: ({ brand }) => textCell(brand ?? '') },
  { head: 'Раздел', cell: ({ section }) => textCell(section) },
  { head: 'Регион', cell: ({ region }) => textCell(region ?? '') },
  { head: 'Цена', cell: ({ price }) => money(price) },
  { head: 'Старая цена', cell: ({ oldPrice }) => money(oldPrice) },
  { head: 'Остаток', cell: ({ pieces }) => ({ kind: 'count', value: pieces }) },
  { head: 'Показ', cell: (good) => textCell(words[stateOf(good)]) },
];

/** Goods as the staff's list has them, as a file: a row for each variant in each region. */
export const goodsExport = defineExport({
  list: 'catalog',
  title: 'Товары',
  columns,
  ask({ query, filters, sort }) {
    const conditions = narrowGoods(query, filters);
    const from = fragment`
      from products p join offers o on o.product_id = p.id left join prices r on r.offer_id = o.id`;
    return {
      count: composed`select count(*)::int as total ${from} where ${conditions}`,
      rows: fragment`
        select o.article, p.name, p.brand, p.active, p.hidden, r.price, r.old_price as "oldPrice",
          (select s.name from sections s where s.id = p.section_id) as section,
          (select g.name from regions g where g.id = r.region_id) as region,
          coalesce((
            select string_agg(v ->> 'value', ', ' order by k) from jsonb_array_elements(o.options) with ordinality t(v, k)
          ), '') as variant,
          coalesce((
            select sum(k.quantity) from stock k join stores st on st.id = k.store_id
              join cities c on c.id = st.city_id
            where k.offer_id = o.id and c.region_id = r.region_id
          ), 0)::int as pieces
        ${from} where ${conditions} order by ${sortingOf(sort, null)}, o.id, r.region_id`,
    };
  },
});
