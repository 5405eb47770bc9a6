import type { AnswerOf, PayloadOf } from '@siren/contract/calls';
import { shownChange } from '@siren/domain/order-changes';
import type { HandMeans, OrderStatusCode, StaffOrder } from '@siren/domain/orders';
import { randomUUID } from 'node:crypto';
import { signIn } from '../../cart/testing/signIn.ts';
import { onlyRow, sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { Handlers } from '../../http/index.ts';
import type { Message, Messages } from '../../messages/index.ts';
import { sendMessages } from '../../order-messages/index.ts';
import { createPayShop } from '../../payments/testing/createPayShop.ts';
import type { PayShop } from '../../payments/testing/createPayShop.ts';
import type { Visitor } from '../../testing/index.ts';
import { createFulfilmentHandlers } from '../index.ts';

type ChangePayload = PayloadOf<'/api/admin/orders/change'>;
type ReturnPayload = PayloadOf<'/api/admin/orders/return'>;
type StepPayload = PayloadOf<'/api/admin/orders/step'>;

export interface Balances {
  bonus: number;
  certificates: number;
  /** Uses of the coupon. */
  used: number;
  pieces: number;
  bank: number;
}

export interface StepShop extends PayShop {
  staff: Visitor;
  /** An order that has taken of everything there is: goods, coupon, bonus, certificate. With who placed it. */
  whole(wishes?: { pickup?: boolean; payType?: string }): Promise<[Visitor, number]>;
  see(id: number): Promise<StaffOrder>;
  /** A step of what the staff see now. */
  step(id: number, to: OrderStatusCode, more?: Partial<StepPayload>): Promise<StaffOrder>;
  /** The whole order that was handed over, paid at the bank or by hand. */
  handedOver(wishes?: { byHand?: HandMeans }): Promise<[Visitor, number]>;
  /** A return of what the staff see now. */
  takeBack(id: number, what: Partial<ReturnPayload>): Promise<StaffOrder>;
  /** What a change of what the staff see now would come to; services that are left out stay. */
  quote(id: number, wish: Partial<ChangePayload>): Promise<AnswerOf<'/api/admin/orders/change-quote'>>;
  /** That change, for the sum that was shown. */
  change(id: number, wish: Partial<ChangePayload>): Promise<StaffOrder>;
  /** Everything that an order may have taken, its money at the bank among it. Roubles, and pieces. */
  balances(): Promise<Balances>;
  /** Messages that went out to buyers, the oldest first. */
  sent: readonly Message[];
  /** What happens before a message goes out, until it is set to null. */
  breakPost(outage: (() => Promise<void>) | null): void;
  /** What happens to messages every minute. Failures of the post are not told. */
  postMinute(db?: Database): Promise<void>;
  /** Everything that a step may change. */
  everything(): Promise<unknown>;
}

export interface StepShopOptions {
  /** Whether buyers are told by messages. @default true */
  sends?: boolean;
  /** Calls that it answers besides those of orders. @default none */
  more?: Partial<Handlers>;
}

/** A shop whose staff work on orders; money is given back by its test bank. */
export async function createStepShop({ sends = true, more = {} }: StepShopOptions = {}): Promise<StepShop> {
  const sent: Message[] = [];
  let outage: (() => Promise<void>) | null = null;
  const messages: Messages = {
    shown: null,
    async send(message) {
      if (outage) await outage();
      sent.push(message);
    },
  };
  const post = { messages: sends ? messages : null, siteUrl: 'https://siren.test' };
  const shop = await createPayShop((providers) => ({
    ...createFulfilmentHandlers({ providers, post }),
    ...more,
  }));
  const { now } = shop.clock;
  const { db, ids } = shop;
  await db.query(sql`update stock set quantity = 500`);
  await db.query(
    sql`update users set permissions = array['admin.access', 'orders.manage', 'client.resolve'] where login = 'staff'`,
  );
  const staff = await signIn(shop, 'staff');
  const see = (id: number) => staff.call('/api/admin/orders/get', { id });
  const whole: StepShop['whole'] = async ({ pickup = false, payType = 'card' } = {}) => {
    const buyer = await signIn(shop, 'buyer');
    // What is lost or made of either shows: other orders go on holding theirs.
    const { bonus } = onlyRow(
      await db.query<{ bonus: number }>(sql`
        update users set bonus = bonus + 50 where login = 'buyer' returning bonus`),
    );
    const { guid, code } = onlyRow(
      await db.query<{ guid: string; code: string }>(sql`
        insert into certificates (guid, code, nominal, money)
        select gen_random_uuid(), 'GIFT-' || count(*), 1000, 1000 from certificates returning guid, code`),
    );
    await shop.withCart({ LAMP: 2, CHAIR: 1 }, buyer);
    await buyer.call('/api/cart/coupon', { coupon: 'TEN' });
    await shop.attach(buyer, guid);
    const certificates = [
      { guid, code, nominal: 1_000, money: 1_000, expiresAt: null, status: 'active' as const },
    ];
    const draft = await shop.draft(buyer, {
      useBonus: true,
      wallet: { bonus, certificates },
      ...(pickup && { services: [{ key: 'pickup' }] }),
    });
    return [buyer, await shop.create(buyer, { ...draft, payType: ids.payTypes[payType]! })];
  };
  const wished = async (id: number, { rows = [], added = [], services }: Partial<ChangePayload>) => {
    const { order } = await see(id);
    const kept = order.services.map(({ key, quantity }) => ({ key, quantity }));
    return { rows, added, services: services ?? kept };
  };
  const step: StepShop['step'] = async (id, to, more = {}) => {
    const { version } = await see(id);
    return staff.call('/api/admin/orders/step', { id, version, to, ...more });
  };
  return {
    ...shop,
    staff,
    sent,
    breakPost: (next) => void (outage = next),
    postMinute: (through = db) => sendMessages({ db: through, now, log: { error: () => {} }, messages }),
    see,
    whole,
    step,
    async handedOver({ byHand } = {}) {
      const [buyer, id] = await whole({ pickup: true, payType: byHand ? 'cash' : 'card' });
      if (byHand) await step(id, 'confirmed');
      else {
        const { redirect } = await shop.pay(buyer, id);
        await shop.atBank(redirect, { do: 'pay' });
        await shop.tell();
      }
      for (const to of ['assembling', 'ready'] as const) await step(id, to);
      await step(id, 'done', { received: byHand ?? null });
      return [buyer, id];
    },
    async takeBack(id, what) {
      const { version } = await see(id);
      return staff.call('/api/admin/orders/return', {
        ...{ id, version, goods: [], services: [], cause: 'faulty', store: ids.stores['msk-1']! },
        ...{ idempotencyKey: randomUUID(), ...what },
      });
    },
    quote: async (id, wish) =>
      staff.call('/api/admin/orders/change-quote', { id, ...(await wished(id, wish)) }),
    async change(id, wish) {
      const { version } = await see(id);
      const asked = await wished(id, wish);
      const quote = await staff.call('/api/admin/orders/change-quote', { id, ...asked });
      return staff.call('/api/admin/orders/change', {
        ...{ id, version, ...asked, ...shownChange(quote), idempotencyKey: randomUUID() },
        ...wish,
      });
    },
    balances: async () => ({
      ...onlyRow(
        await db.query<Omit<Balances, 'bank'>>(sql`
          select (select bonus from users where login = 'buyer') as bonus,
            (select sum(money) from certificates) as certificates,
            (select used from coupons where code = 'TEN') as used, (select sum(quantity)::int from stock) as pieces`),
      ),
      bank: await shop.held(),
    }),
    async everything() {
      const [all] = await db.query(sql`
        select (select jsonb_agg(o order by o.id) from orders o) as orders,
          (select jsonb_agg(l order by l.order_id, l.position) from order_lines l) as lines,
          (select jsonb_agg(s order by s.order_id, s.position) from order_services s) as services,
          (select jsonb_agg(c order by c.order_id, c.guid) from order_certificates c) as certificates,
          (select count(*) from order_changes) as changes,
          (select jsonb_agg(p order by p.id) from payments p) as payments,
          (select jsonb_agg(h order by h.id) from order_history h) as history,
          (select jsonb_agg(a order by a.id) from audit_entries a) as audit,
          (select jsonb_agg(r order by r.id) from returns r) as returns,
          (select jsonb_agg(r order by r.return_id, r.position) from return_goods r) as back,
          (select jsonb_agg(r order by r.id) from refunds r) as refunds,
          (select count(*) from notifications) as notifications,
          (select jsonb_agg(m order by m.id) from order_messages m) as messages,
          (select jsonb_agg(s order by offer_id, store_id) from stock s) as stock,
          (select jsonb_agg(s order by order_id, offer_id, store_id) from order_stock s) as held,
          (select jsonb_agg(money order by guid) from certificates) as money,
          (select jsonb_agg(bonus order by id) from users) as bonus,
          (select jsonb_agg(used order by id) from coupons) as used`);
      return all;
    },
  };
}
