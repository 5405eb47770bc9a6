import { shownDebt } from '@siren/domain/payments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { confirmInDoubt, declineInDoubt, ordersInDoubt } from './index.ts';
import { draftOf } from '../orders/testing/createOrderShop.ts';

let shop: TestShop;
let staff: Visitor;
let buyer: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
  staff = await shop.signedIn('staff');
  buyer = await shop.signedIn('buyer');
  await shop.db.query(sql`update stock set quantity = 100`);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query(sql`delete from security_events`));

async function orderOf(who: Visitor, payType = 'card'): Promise<number> {
  const cart = await who.call('/api/cart/add', { id: shop.ids.offers['LAMP'] ?? 0 });
  const { id } = await who.call('/api/order/create', draftOf(cart, shop.ids.payTypes[payType] ?? 0));
  return id;
}

interface Event {
  kind: string;
  actor: number | null;
  user: number | null;
  order: number | null;
  address: string;
  detail: Record<string, unknown>;
}
const events = () =>
  shop.db.query<Event>(sql`
    select kind, actor_id as actor, user_id as user, order_id as order, address, detail
    from security_events where kind like 'order_%' order by id`);
const kinds = async () => [...new Set((await events()).map(({ kind }) => kind))];

describe('that staff read the order of a client', () => {
  it.each(['/api/order/get', '/api/admin/orders/get'])(
    'is recorded with who, whose, which, from where and in which request by %s',
    async (url) => {
      const order = await orderOf(buyer);
      const answer = await shop.server.inject({
        method: 'POST',
        url,
        payload: { id: order, token: staff.token() },
        remoteAddress: '10.0.0.7',
      });
      expect(answer.statusCode).toBe(200);
      expect(await events()).toEqual([
        {
          kind: 'order_read_by_staff',
          actor: shop.ids.users['staff'],
          user: shop.ids.users['buyer'],
          order,
          address: '10.0.0.7',
          detail: { request: answer.headers['x-request-id'] },
        },
      ]);
    },
  );

  it('is recorded of a guest’s, too', async () => {
    const order = await orderOf(shop.visitor());
    await staff.call('/api/order/get', { id: order });
    expect(await events()).toMatchObject([{ kind: 'order_read_by_staff', user: null, order }]);
  });

  it('is not recorded of what one ordered for oneself', async () => {
    const guest = shop.visitor();
    await guest.call('/api/order/get', { id: await orderOf(guest) });
    await buyer.call('/api/order/get', { id: await orderOf(buyer) });
    expect(await events()).toEqual([]);
  });

  it('is recorded of each that a command lists', async () => {
    const console = { db: shop.db, now: shop.clock.now };
    const order = await orderOf(shop.visitor(), 'cash');
    const listed = await ordersInDoubt(console);
    expect(listed.map(({ id }) => id)).toContain(order);
    expect(await events()).toEqual(
      listed.map(({ id }) =>
        expect.objectContaining({ kind: 'order_read_by_staff', order: id, address: 'command' }),
      ),
    );
  });
});

interface Change {
  action: string;
  actor: number | null;
  address: string;
  record: string;
  changes: unknown;
  request: string | null;
}
const changes = () =>
  shop.db.query<Change>(sql`
    select action, actor_id as actor, address, record, changes, request from audit_entries order by id`);
const pay = async (order: number) => {
  const shown = await staff.call('/api/order/get', { id: order });
  const press = { id: order, payType: shop.ids.payTypes['cash'] ?? 0, ...shownDebt(shown) };
  await staff.call('/api/order/pay', { ...press, idempotencyKey: crypto.randomUUID() });
};
const stepTo = (to: string, from = 'new') => [{ field: 'status', from, to }];

describe('that staff change the order of a client', () => {
  beforeEach(() => shop.db.query(sql`delete from audit_entries`));

  it('is recorded where they cancel it', async () => {
    const order = await orderOf(buyer);
    await staff.call('/api/order/cancel', { id: order });
    expect(await changes()).toEqual([
      {
        action: 'step',
        actor: shop.ids.users['staff'],
        address: '10.0.0.1',
        record: String(order),
        changes: stepTo('cancelled'),
        request: expect.stringMatching(/^[\da-f-]{14}$/),
      },
    ]);
  });

  it('is no change where it was cancelled already, but they have read it', async () => {
    const order = await orderOf(buyer);
    await buyer.call('/api/order/cancel', { id: order });
    expect(await events()).toEqual([]);
    await staff.call('/api/order/cancel', { id: order });
    expect(await kinds()).toEqual(['order_read_by_staff']);
    expect(await changes()).toEqual([]);
  });

  it('is recorded where they confirm its payment on receipt', async () => {
    const order = await orderOf(buyer, 'cash');
    await pay(order);
    expect(await changes()).toMatchObject([
      { action: 'paid', actor: shop.ids.users['staff'], record: String(order), changes: [] },
    ]);
  });

  it('is not recorded where one pays or cancels one’s own', async () => {
    const order = await orderOf(staff, 'cash');
    await shop.db.query(sql`update orders set user_id = ${shop.ids.users['staff']} where id = ${order}`);
    await pay(order);
    await staff.call('/api/order/cancel', { id: order });
    expect(await events()).toEqual([]);
    expect(await changes()).toEqual([]);
  });

  it.each([
    ['confirm', confirmInDoubt, 'confirmed'],
    ['decline', declineInDoubt, 'cancelled'],
  ] as const)('is recorded once where a command says %s', async (_word, judge, to) => {
    const order = await orderOf(buyer, 'cash');
    const console = { db: shop.db, now: shop.clock.now };
    await judge(console, order);
    expect(await changes()).toEqual([
      {
        action: 'step',
        actor: null,
        address: 'command',
        record: String(order),
        changes: stepTo(to),
        request: null,
      },
    ]);
  });
});
