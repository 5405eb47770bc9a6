import type { AnswerOf } from '@siren/contract/calls';
import { ORDER_PICTURES, ORDERS_PAGE } from '@siren/domain/orders';
import type { OrderBrief, OrderStatusCode } from '@siren/domain/orders';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { imageOf } from '../pictures/index.ts';
import type { PictureRow } from '../pictures/index.ts';
import { statusNames } from './statusNames.ts';

interface Row {
  id: number;
  status: OrderStatusCode;
  placed_at: Date;
  to_pay: number;
  pieces: number;
  lines: number;
  goods: { name: string; picture: PictureRow | null }[];
}

const readTotal = async (db: Database, user: number): Promise<number> => {
  const [row] = await db.query<{ total: number }>(
    sql`select count(*)::int as total from orders where user_id = ${user}`,
  );
  return row?.total ?? 0;
};

const readRows = (db: Database, user: number, page: number): Promise<Row[]> =>
  db.query<Row>(sql`
    select o.id, o.status, o.placed_at, o.to_pay, l.pieces, l.lines, l.goods
    from orders o
    cross join lateral (
      select coalesce(sum(quantity), 0)::int as pieces, count(*)::int as lines,
        coalesce(json_agg(json_build_object('name', name, 'picture', (
          select json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'tile', i.tile)
          from pictures i where i.id = picture_id)) order by position)
          filter (where at <= ${ORDER_PICTURES}::int), '[]') as goods
      from (select *, row_number() over (order by position) as at from order_lines where order_id = o.id) line
    ) l
    where o.user_id = ${user}
    order by o.placed_at desc, o.id desc
    limit ${ORDERS_PAGE} offset ${(page - 1) * ORDERS_PAGE}`);

const briefOf = ({ id, status, placed_at, to_pay, pieces, lines, goods }: Row): OrderBrief => ({
  id,
  number: String(id),
  status: { code: status, name: statusNames[status] },
  placedAt: placed_at.toISOString(),
  toPay: to_pay,
  pieces,
  goods: goods.map(({ name, picture }) => ({ name, image: picture && imageOf(picture, name) })),
  moreGoods: lines - goods.length,
});

/** A page of the user's own orders, the newest first. */
export async function listOrders(
  db: Database,
  user: number,
  page: number,
): Promise<AnswerOf<'/api/order/list'>> {
  const [total, rows] = await Promise.all([readTotal(db, user), readRows(db, user, page)]);
  return { items: rows.map(briefOf), total, page, pages: Math.max(1, Math.ceil(total / ORDERS_PAGE)) };
}
