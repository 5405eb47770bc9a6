import { refusal } from '@siren/contract/errors';
import { can } from '@siren/domain/account';
import { maskPhone } from '@siren/domain/checkout';
import { guestOrdersSince } from '@siren/domain/orders';
import type {
  CancelReason,
  KeepLimits,
  Order,
  OrderLine,
  OrderProof,
  OrderService,
  OrderStatus,
  OrderStatusCode,
} from '@siren/domain/orders';
import { moneyOwed, unpaidUntil } from '@siren/domain/payments';
import type { Payment } from '@siren/domain/payments';
import { withWeekWords } from '@siren/domain/regions';
import type { PayTypeCode } from '@siren/domain/regions';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Context, Session } from '../http/index.ts';
import { imageOf } from '../pictures/index.ts';
import type { PictureRow } from '../pictures/index.ts';
import { recordEvent } from '../security/index.ts';
import { payTypesFor, readPayments } from './readPayments.ts';
import { readStaffNote } from './readStaffNote.ts';
import { statusNames } from './statusNames.ts';

interface Row {
  id: number;
  status: OrderStatusCode;
  placed_at: Date;
  customer_name: string;
  customer_phone: string;
  phone_protected: boolean;
  other_phones: string[];
  receipt_to: string;
  store: Order['delivery']['store'];
  customer_email: string;
  address: string;
  comment: string;
  delivery_date: string | null;
  city_code: string;
  city_name: string;
  pay_type_id: number;
  pay_type_code: PayTypeCode;
  pay_type_name: string;
  region_id: number;
  store_id: number | null;
  cancel_reason: CancelReason | null;
  pickup: Order['pickup'];
  coupon_code: string | null;
  goods: number;
  discount: number;
  services: number;
  bonus_used: number;
  certificates: number;
  to_pay: number;
  returned: number;
  by_staff: boolean;
  proof: OrderProof | null;
  held_since: Date | null;
  user_id: number | null;
  /** Whether it is the reader's own, and not one that staff may see. */
  own: boolean;
}

/** Until when the goods are kept for it. */
function keptUntil(row: Row, payments: readonly Payment[], keep: KeepLimits): string | null {
  if (row.held_since === null) return null;
  const until = unpaidUntil(
    {
      status: row.status,
      heldSince: row.held_since.toISOString(),
      payType: row.pay_type_code,
      toPay: row.to_pay,
      payments,
      byStaff: row.by_staff || row.proof === 'staff',
      proven: row.proof !== null,
    },
    keep,
  );
  return until === null ? null : new Date(until).toISOString();
}

const statusOf = (code: OrderStatusCode): OrderStatus => ({ code, name: statusNames[code] });

/**
 * The order of an id, if it is this visitor's own or they may manage orders. An order of a user is theirs alone; that of a
 * guest is read by the token it was placed with, for a while.
 */
async function readRow(
  db: Database,
  id: number,
  { user, digest, permissions }: Session,
  { guestSince, anybodys }: { guestSince: Date; anybodys: boolean },
): Promise<Row | undefined> {
  const [row] = await db.query<Row>(sql`
    with own as (
      select id from orders where id = ${id} and (user_id = ${user?.id ?? null}::int
        or (user_id is null and token_digest = ${digest} and placed_at > ${guestSince}))
    )
    select o.id, o.status, o.placed_at, o.customer_name, o.customer_phone, o.customer_email, o.phone_protected,
      o.other_phones, o.receipt_to,
      (select json_strip_nulls(json_build_object('id', s.id, 'name', s.name, 'address', s.address, 'phone', s.phone,
        'opens', s.opens, 'closes', s.closes, 'week', s.week)) from stores s where s.id = o.store_id) as store,
      o.address, o.comment,
      o.delivery_date, c.code as city_code, c.name as city_name, o.pay_type_id,
      t.code as pay_type_code, t.name as pay_type_name, o.region_id, o.store_id, o.cancel_reason,
      case when o.pickup_code is not null then
        json_build_object('code', o.pickup_code, 'until', o.kept_until) end as pickup,
      o.coupon_code, o.goods, o.discount, o.services, o.bonus_used, o.certificates, o.to_pay, o.returned,
      exists (select from order_staff n where n.order_id = o.id) as by_staff, o.proof, o.held_since,
      o.user_id, exists (select from own) as own
    from orders o join cities c on c.id = o.city_id join pay_types t on t.id = o.pay_type_id
    where o.id = ${id}
      and (exists (select from own)
        or (${can(permissions, 'client.resolve')}::boolean
          and exists (select from order_staff n where n.order_id = o.id and n.placed_by = ${user?.id ?? null}::int))
        or ${anybodys}::boolean)`);
  return row;
}

async function readLines(db: Database, id: number): Promise<OrderLine[]> {
  const rows = await db.query<Omit<OrderLine, 'image'> & { picture: PictureRow | null }>(sql`
    select offer_id as offer, path, name, options, article, quantity, price, final_price as "finalPrice",
      old_price as "oldPrice",
      (select json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'tile', i.tile)
        from pictures i where i.id = picture_id) as picture
    from order_lines where order_id = ${id} order by position`);
  return rows.map(({ picture, ...line }) => ({ ...line, image: picture && imageOf(picture, line.name) }));
}

const readServices = (db: Database, id: number) =>
  db.query<OrderService>(sql`
    select key, name, quantity, price from order_services where order_id = ${id} order by position`);

const readCertificates = (db: Database, id: number) =>
  db.query<Order['certificates'][number]>(sql`
    select c.guid, c.code, o.amount
    from order_certificates o join certificates c on c.guid = o.guid
    where o.order_id = ${id} order by c.code`);

const readHistory = (db: Database, id: number) =>
  db.query<{ status: OrderStatusCode; at: Date }>(sql`
    select status, at from order_history where order_id = ${id} order by id`);

/** The token of the guest who placed an order is told that it is too old; to all others there is none. */
async function refuseOrder(db: Database, id: number, { digest }: Session): Promise<never> {
  const [placed] = await db.query(sql`
    select id from orders where id = ${id} and user_id is null and token_digest = ${digest}`);
  throw refusal(placed ? 'order.sign_in' : 'order.not_found');
}

/** Nobody pays for what is cancelled. */
const owedOf = ({ status, to_pay: toPay, returned }: Row, payments: readonly Payment[]): number =>
  status === 'cancelled' ? 0 : moneyOwed({ toPay, returned, payments });

const deliveryOf = (row: Row): Order['delivery'] => ({
  city: { code: row.city_code, name: row.city_name },
  address: row.address,
  date: row.delivery_date,
  store: row.store && withWeekWords(row.store),
});

const totalsOf = (row: Row): Order['totals'] => ({
  goods: row.goods,
  discount: row.discount,
  services: row.services,
  bonus: row.bonus_used,
  certificates: row.certificates,
  toPay: row.to_pay,
});

/**
 * One order with all its parts. That staff read the order of somebody is recorded.
 *
 * @param anybodys whoever asks may read the orders of everybody
 *
 * @throws ApiError order.not_found for another's as for none; order.sign_in for a guest's own that is too old
 */
export async function readOrder(
  context: Pick<Context, 'db' | 'session' | 'online' | 'limits' | 'now' | 'address'>,
  id: number,
  anybodys = context.session.permissions.includes('orders.manage'),
): Promise<Order> {
  const { db, session, online, limits, now } = context;
  const row = await readRow(db, id, session, { guestSince: guestOrdersSince(now()), anybodys });
  if (!row) return refuseOrder(db, id, session);
  if (!row.own)
    await recordEvent(context, {
      kind: 'order_read_by_staff',
      order: id,
      user: row.user_id ?? undefined,
    });
  const hidden = row.phone_protected && !can(session.permissions, 'orders.manage');
  const phone = hidden ? maskPhone(row.customer_phone) : row.customer_phone;
  const byPhone = row.receipt_to === row.customer_phone;
  const [lines, services, certificates, history, payments, staff] = await Promise.all([
    readLines(db, id),
    readServices(db, id),
    readCertificates(db, id),
    readHistory(db, id),
    readPayments(db, id),
    readStaffNote(db, id, session),
  ]);
  const owed = owedOf(row, payments);
  return {
    id,
    number: String(id),
    status: statusOf(row.status),
    placedAt: row.placed_at.toISOString(),
    lines,
    services,
    delivery: deliveryOf(row),
    receipt: { by: byPhone ? 'phone' : 'email', to: byPhone ? phone : row.receipt_to },
    customer: {
      name: row.customer_name,
      phone,
      otherPhones: row.other_phones,
      email: row.customer_email,
      comment: row.comment,
    },
    payType: { id: row.pay_type_id, code: row.pay_type_code, name: row.pay_type_name },
    payTypes: await payTypesFor({ db, online }, { ...row, owed }),
    payments,
    coupon: row.coupon_code,
    certificates,
    bonusUsed: row.bonus_used,
    totals: totalsOf(row),
    owed,
    pickup: row.pickup,
    cancelReason: row.cancel_reason,
    history: history.map(({ status, at }) => ({ status: statusOf(status), at: at.toISOString() })),
    byStaff: row.by_staff,
    proven: row.proof !== null,
    keptUntil: keptUntil(row, payments, limits.keep),
    staff,
  };
}
