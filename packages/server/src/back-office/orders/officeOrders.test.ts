import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../../cart/testing/signIn.ts';
import { sql } from '../../db/index.ts';
import { createStepShop } from '../../fulfilment/testing/createStepShop.ts';
import type { StepShop } from '../../fulfilment/testing/createStepShop.ts';
import type { Visitor } from '../../testing/index.ts';
import { createOfficeOrdersHandlers } from './officeOrdersHandlers.ts';

let shop: StepShop;
let till: Visitor;
let other: Visitor;
beforeAll(async () => {
  shop = await createStepShop({
    more: createOfficeOrdersHandlers({ providers: [], post: { messages: null, siteUrl: null } }),
  });
  await shop.db.query(
    sql`update users set permissions = permissions || array['backoffice.access'] where login = 'staff'`,
  );
  till = await signIn(shop, 'cashier');
  other = shop.staff;
});
afterAll(() => shop.close());

const list = (wishes: { query?: string; view?: 'all' | 'mine' | 'handover' | 'overdue' } = {}) =>
  till.call('/api/backoffice/orders/list', wishes);
const numbers = async (wishes: Parameters<typeof list>[0] = {}) =>
  (await list(wishes)).rows.map(({ id }) => id);
const get = (id: number, who = till) => who.call('/api/backoffice/orders/get', { id });
const step = async (id: number, to: 'assembling' | 'ready' | 'done' | 'confirmed', more = {}) => {
  const { version } = await get(id);
  return till.call('/api/backoffice/orders/step', { id, version, to, tell: false, ...more });
};

/** An order that is fetched, as far as the office has brought it. */
async function confirmed(): Promise<number> {
  const [, id] = await shop.whole({ pickup: true, payType: 'cash' });
  await shop.step(id, 'confirmed');
  return id;
}

describe('the till', () => {
  test('sees the orders that something is still to be done with, and takes one all the way', async () => {
    const id = await confirmed();
    expect(await numbers()).toContain(id);
    await step(id, 'assembling');
    await step(id, 'ready');
    expect(await numbers({ view: 'handover' })).toEqual([id]);
    const done = await step(id, 'done', { received: 'cash' });
    expect(done.order.status.code).toBe('done');
    expect(await numbers()).not.toContain(id);
  });

  test('finds an order by its number, its phone, and the code that its buyer tells', async () => {
    const id = await confirmed();
    await step(id, 'assembling');
    const { order } = await step(id, 'ready');
    expect(await numbers({ query: order.number })).toEqual([id]);
    expect(await numbers({ query: order.customer.phone })).toContain(id);
    expect(await numbers({ query: order.pickup?.code ?? '' })).toContain(id);
  });

  test('may not do what the office alone decides', async () => {
    const [, id] = await shop.whole({ pickup: true });
    await expect(step(id, 'confirmed')).rejects.toMatchObject({ key: 'order.step_not_allowed' });
    await expect(till.call('/api/admin/orders/get', { id })).rejects.toMatchObject({
      key: 'user.not_authorized',
    });
  });

  test('shows those first whose day has passed', async () => {
    const [late, fresh] = [await confirmed(), await confirmed()];
    await shop.db.query(sql`update orders set delivery_date = '2026-02-20' where id = ${late}`);
    expect(await numbers({ view: 'overdue' })).toEqual([late]);
    const { rows, counts } = await list();
    expect(rows[0]).toMatchObject({ id: late, overdue: true });
    expect(rows.find(({ id }) => id === fresh)).toMatchObject({ overdue: false });
    expect(counts.overdue).toBe(1);
  });

  test('of two who take an order at once one is told that the other has it', async () => {
    const id = await confirmed();
    const { version } = await get(id);
    const take = (who: Visitor) =>
      who.call('/api/backoffice/orders/claim', { id, version, mine: true }).then(
        ({ responsible }) => responsible?.name,
        ({ key }: { key: string }) => key,
      );
    const answers = await Promise.all([take(till), take(other)]);
    expect(answers).toContain('general.conflict');
    const { responsible } = await get(id);
    expect(answers).toContain(responsible?.name);
    await take(responsible?.name === 'Имя cashier' ? till : other);
    const mine = await numbers({ view: 'mine' });
    expect(mine.includes(id)).toBe(responsible?.name === 'Имя cashier');
  });

  test('is not there for whoever does not work in a store', async () => {
    for (const who of [await signIn(shop, 'other'), await signIn(shop, 'buyer')])
      await expect(who.call('/api/backoffice/orders/list', {})).rejects.toMatchObject({
        key: 'user.not_authorized',
      });
  });
});
