import { handMeans, orderStatusCodes, stepsFrom } from '@siren/domain/orders';
import type { HandMeans, OrderStatusCode } from '@siren/domain/orders';
import fc from 'fast-check';
import { onlyRow, sql } from '../../db/index.ts';
import type { Visitor } from '../../testing/index.ts';
import type { StepShop } from './createStepShop.ts';

/** Something that somebody does to one of a few orders, allowed or not. */
type Action =
  | { do: 'step'; order: number; to: OrderStatusCode; received: HandMeans | null; stale: boolean }
  | { do: 'return'; order: number; row: number; quantity: number; service: boolean; writtenOff: boolean }
  | { do: 'change'; order: number; row: number; quantity: number; added: boolean }
  | { do: 'onward' | 'pay' | 'settle' | 'cancel' | 'tell' | 'place'; order: number };

const ORDERS = 3;
const order = fc.nat({ max: ORDERS - 1 });

/** Steps are far more often taken than anything else is done. */
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('step' as const),
      order,
      to: fc.constantFrom(...orderStatusCodes),
      received: fc.constantFrom(null, ...handMeans),
      stale: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('pay', 'cancel', 'tell', 'settle', 'place'), order }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('onward' as const), order }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      ...{ order, row: fc.nat(2), quantity: fc.nat(4), added: fc.boolean() },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('return' as const),
      ...{ order, row: fc.nat(2), quantity: fc.integer({ min: 1, max: 2 }) },
      ...{ service: fc.boolean(), writtenOff: fc.boolean() },
    }),
  },
);

export const walkOf = (steps: number): fc.Arbitrary<Action[]> =>
  fc.array(action, { minLength: steps, maxLength: steps });

/** What the shop has, and what orders that stand hold of it: together always as much. */
export async function allThereIs({ db }: StepShop): Promise<unknown> {
  return onlyRow(
    await db.query(sql`
      with standing as (select * from orders where status not in ('waiting', 'cancelled'))
      select (select jsonb_object_agg(offer_id, sum order by offer_id) from (
          select offer_id, sum(quantity) from (
            select offer_id, quantity from stock
            union all select offer_id, quantity from order_stock where order_id in (select id from standing)
            union all select l.offer_id, -g.quantity from return_goods g join returns r on r.id = g.return_id
              join order_lines l on l.order_id = r.order_id and l.position = g.position
              where r.store_id is not null) parts
          group by offer_id) sums) as goods,
        (select bonus from users where login = 'buyer')
          + (select coalesce(sum(bonus_used), 0) from standing)
          - (select coalesce(sum(bonus), 0) from returns) as bonus,
        (select coalesce(sum(amount), 0) from bonus_changes where order_id is not null)
          + (select coalesce(sum(bonus_used), 0) from standing)
          - (select coalesce(sum(bonus), 0) from returns) as ledger,
        (select sum(money) from certificates) + (select coalesce(sum(amount), 0)
          from order_certificates where order_id in (select id from standing))
          - (select coalesce(sum(amount), 0) from return_certificates) as certificates,
        (select used from coupons where code = 'TEN')
          - (select count(*) from standing s where coupon_code = 'TEN' and exists (
            select from order_lines l where l.order_id = s.id and l.quantity > (
              select coalesce(sum(g.quantity), 0) from return_goods g join returns r on r.id = g.return_id
              where r.order_id = s.id and g.position = l.position))) as coupon`),
  );
}

/** Money that the bank holds, and money that orders say to be paid there: the same, once all news have come. */
export async function money(shop: StepShop): Promise<{ bank: number; orders: number }> {
  const { paid } = onlyRow(
    await shop.db.query<{ paid: number }>(sql`
      select coalesce(sum(amount), 0) - (
          select coalesce(sum(f.amount), 0) from refunds f join payments p on p.id = f.payment_id
          where p.provider = 'test-bank') as paid
      from payments where status = 'paid' and provider = 'test-bank'`),
  );
  return { bank: await shop.held(), orders: paid };
}

const refused = (error: unknown): void => {
  if (typeof error !== 'object' || error === null || !('key' in error)) throw error;
};

interface Walked {
  buyer: Visitor;
  id: number;
}

/** Takes the walk; answers how many steps were done, and how many were refused. */
export async function walkOrders(
  shop: StepShop,
  place: () => Promise<Walked>,
  actions: readonly Action[],
  after: () => Promise<void>,
): Promise<{ done: number; refused: number }> {
  const orders: Walked[] = [];
  for (let n = 0; n < ORDERS; n += 1) orders.push(await place());
  const counts = { done: 0, refused: 0 };
  const count = (work: Promise<unknown>) =>
    work.then(
      () => void (counts.done += 1),
      (error: unknown) => {
        refused(error);
        counts.refused += 1;
      },
    );
  for (const next of actions) {
    const { buyer, id } = orders[next.order]!;
    if (next.do === 'step') {
      const { version } = await shop.see(id);
      const cause = next.to === 'cancelled' ? next.order + 1 : null;
      const seen = { id, version: next.stale ? version + 1 : version };
      await count(
        shop.staff.call('/api/admin/orders/step', { ...seen, to: next.to, cause, received: next.received }),
      );
    } else if (next.do === 'onward') {
      const { order: seen } = await shop.see(id);
      const [to] = stepsFrom({ status: seen.status.code, pickup: false }, ['orders.manage']);
      if (to) await count(shop.step(id, to, { received: to === 'done' && seen.owed > 0 ? 'cash' : null }));
    } else if (next.do === 'change') {
      const { row, quantity, added } = next;
      const good = { offer: shop.ids.offers['SOFA-SAGE']!, quantity: 1 };
      await count(shop.change(id, { rows: [{ row, quantity }], added: added ? [good] : [] }));
    } else if (next.do === 'return') {
      const back = {
        ...{ goods: [{ row: next.row, quantity: next.quantity }], services: next.service ? [0] : [] },
        ...(next.writtenOff && { store: null }),
      };
      await count(shop.takeBack(id, back));
    } else if (next.do === 'pay') {
      const paying = shop.pay(buyer, id).then(async ({ redirect }) => {
        if (redirect) await shop.atBank(redirect, { do: 'pay' });
      });
      await paying.catch(refused);
    } else if (next.do === 'cancel') await buyer.call('/api/order/cancel', { id }).catch(refused);
    else if (next.do === 'tell') await shop.tell();
    else if (next.do === 'settle') await shop.minute();
    else orders[next.order] = await place();
    await after();
  }
  return counts;
}
