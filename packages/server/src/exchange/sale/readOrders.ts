import type { OrderStatusCode } from '@siren/domain/orders';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';

/** Orders of one answer; the others come with the next exchange. */
const ORDERS = 1_000;

/** An order as it is told to 1C. Money in roubles. */
export interface SoldOrder {
  id: number;
  version: number;
  /** Of the shop's account; null for a guest's. */
  user: number | null;
  status: OrderStatusCode;
  /** `yyyy-mm-dd` and `hh:mm:ss` in the region of the order. */
  date: string;
  time: string;
  /** What the lines are together: bonus and certificates pay for a part of it. */
  total: number;
  bonus: number;
  certificates: number;
  paid: boolean;
  payType: string;
  delivery: string;
  name: string;
  phone: string;
  email: string;
  address: string;
  comment: string;
  lines: {
    /** As the source of the good names it. */
    id: string;
    article: string;
    name: string;
    price: number;
    quantity: number;
    total: number;
    service: boolean;
  }[];
}

/** Orders that the account has not confirmed as they are now; those that wait for the staff's word are not placed yet. */
export const readOrders = (db: Database, user: number): Promise<SoldOrder[]> =>
  db.query<SoldOrder>(sql`
    select o.id, o.version, o.user_id as user, o.status,
      to_char(o.placed_at at time zone r.time_zone, 'YYYY-MM-DD') as date,
      to_char(o.placed_at at time zone r.time_zone, 'HH24:MI:SS') as time,
      o.goods - o.discount + o.services as total, o.bonus_used as bonus, o.certificates,
      o.money = 'paid' as paid, p.name as "payType", o.customer_name as name, o.customer_phone as phone,
      o.customer_email as email, o.address, o.comment,
      coalesce((select v.name from order_services v where v.order_id = o.id order by v.position limit 1), '') as delivery,
      array(
        select json_build_object('id', f.external_id, 'article', l.article, 'name', concat_ws(', ', l.name, nullif(l.options, '')),
          'price', l.final_price, 'quantity', l.quantity, 'total', l.final_price * l.quantity, 'service', false)
        from order_lines l join offers f on f.id = l.offer_id where l.order_id = o.id order by l.position
      ) || array(
        select json_build_object('id', 'service-' || v.key, 'article', '', 'name', v.name, 'price', v.price,
          'quantity', v.quantity, 'total', v.price * v.quantity, 'service', true)
        from order_services v where v.order_id = o.id order by v.position
      ) as lines
    from orders o
    join regions r on r.id = o.region_id
    join pay_types p on p.id = o.pay_type_id
    left join exchange_orders e on e.order_id = o.id and e.user_id = ${user}
    where o.status <> 'waiting' and e.version is distinct from o.version
    order by o.id limit ${ORDERS}`);
