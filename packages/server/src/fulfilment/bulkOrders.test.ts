import { BULK_MAX } from '@siren/domain/lists';
import type { BulkTarget, OrderStatusCode } from '@siren/domain/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { signIn } from '../cart/testing/signIn.ts';
import { sql } from '../db/index.ts';
import { insertOrder } from '../orders/testing/insertOrder.ts';
import { createStepShop } from './testing/createStepShop.ts';
import type { StepShop } from './testing/createStepShop.ts';

let shop: StepShop;
beforeAll(async () => {
  shop = await createStepShop();
});
afterAll(() => shop.close());

interface Seen {
  id: number;
  version: number;
}

async function placed(status: OrderStatusCode, more: Parameters<typeof insertOrder>[1] = {}): Promise<Seen> {
  const id = await insertOrder(shop, { status, ...more });
  return { id, version: (await shop.see(id)).version };
}
const statusOf = async ({ id }: Seen) => (await shop.see(id)).order.status.code;
const steps = (to: BulkTarget, orders: readonly Seen[]) =>
  shop.staff.call('/api/admin/orders/steps', { to, orders: [...orders] });

describe('a step of several orders', () => {
  test('is taken by each that can, refused in words by each that cannot, and answered in their order', async () => {
    const [good, changed, far, there] = [
      await placed('confirmed'),
      await placed('confirmed'),
      await placed('cancelled'),
      await placed('assembling'),
    ];
    await shop.staff.call('/api/admin/orders/save', { ...changed, note: 'Перезвонить в среду' });
    const nowhere = { id: 800_000, version: 3 };
    const { results } = await steps('assembling', [far, changed, nowhere, there, good]);
    expect(results).toEqual([
      { ...far, outcome: 'refused', problem: expect.stringContaining('невозможен') },
      { ...changed, outcome: 'refused', problem: expect.stringContaining('изменили') },
      { ...nowhere, outcome: 'refused', problem: expect.any(String) },
      { ...there, outcome: 'already', problem: null },
      { id: good.id, version: (await shop.see(good.id)).version, outcome: 'taken', problem: null },
    ]);
    const after = await Promise.all([far, changed, there, good].map(statusOf));
    expect(after).toEqual(['cancelled', 'confirmed', 'assembling', 'assembling']);
    const { changes } = await shop.see(good.id);
    expect(changes).toMatchObject([
      { action: 'step', by: { name: 'Имя staff' }, changes: [{ from: 'confirmed', to: 'assembling' }] },
    ]);
  });

  test('says what is lacking in money, and takes none', async () => {
    const [paid, owing] = [
      await placed('delivering', { payType: 'card', payments: ['paid'] }),
      await placed('delivering', { payType: 'cash' }),
    ];
    const { results } = await steps('done', [owing, paid]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['refused', 'taken']);
    expect(results[0]?.problem).toMatch(/не.оплачен/u);
    expect((await shop.see(owing.id)).order.payments).toEqual([]);
  });

  test('asked for again it does nothing twice', async () => {
    const orders = [await placed('confirmed'), await placed('confirmed')];
    await steps('assembling', orders);
    const once = await shop.everything();
    const { results } = await steps('assembling', [...orders, ...orders]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['already', 'already', 'already', 'already']);
    expect(await shop.everything()).toEqual(once);
  });

  test('is returned by a second one, with the versions that the first one answered', async () => {
    const orders = [await placed('confirmed'), await placed('confirmed')];
    const { results } = await steps('assembling', orders);
    const back = await steps(
      'confirmed',
      results.map(({ id, version }) => ({ id, version })),
    );
    expect(back.results.map(({ outcome }) => outcome)).toEqual(['taken', 'taken']);
    expect(await Promise.all(orders.map(statusOf))).toEqual(['confirmed', 'confirmed']);
    expect((await shop.see(orders[0]!.id)).changes).toHaveLength(2);
  });

  test('takes some orders, and not too many; cancels none', async () => {
    const one = await placed('confirmed');
    const asked = (to: string, orders: Seen[]) =>
      refusalOf(shop.staff.call('/api/admin/orders/steps', { to: to as BulkTarget, orders }));
    expect(await asked('assembling', [])).toBe('general.bad_request');
    expect(
      await asked(
        'assembling',
        Array.from({ length: BULK_MAX + 1 }, () => one),
      ),
    ).toBe('general.bad_request');
    expect(await asked('cancelled', [one])).toBe('general.bad_request');
    expect(await statusOf(one)).toBe('confirmed');
  });

  test('is nobody’s who may not manage orders', async () => {
    const one = await placed('confirmed');
    await shop.db.query(sql`update users set permissions = array['admin.access'] where login = 'cashier'`);
    const cashier = await signIn(shop, 'cashier');
    expect(
      await refusalOf(cashier.call('/api/admin/orders/steps', { to: 'assembling', orders: [one] })),
    ).toBe('user.not_authorized');
    expect(await refusalOf(cashier.call('/api/admin/orders/assign', { mine: true, orders: [one] }))).toBe(
      'user.not_authorized',
    );
    expect(await shop.see(one.id)).toMatchObject({ version: one.version, responsible: null });
  });
});

describe('who looks after several orders', () => {
  const assign = (mine: boolean, orders: readonly Seen[]) =>
    shop.staff.call('/api/admin/orders/assign', { mine, orders: [...orders] });

  test('is changed in those that are as they were seen, and given back by a second change', async () => {
    const [free, changed] = [await placed('new'), await placed('new')];
    await shop.staff.call('/api/admin/orders/save', { ...changed, note: 'Без звонка' });
    const { results } = await assign(true, [free, changed]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['taken', 'refused']);
    expect(await shop.see(free.id)).toMatchObject({ responsible: { name: 'Имя staff' } });
    expect(await shop.see(changed.id)).toMatchObject({ responsible: null, note: 'Без звонка' });
    // Asked for again by whoever did not get the answer.
    expect((await assign(true, [free])).results).toMatchObject([{ outcome: 'already' }]);
    await assign(false, [{ id: free.id, version: results[0]!.version }]);
    expect(await shop.see(free.id)).toMatchObject({ responsible: null, changes: [{}, {}] });
  });
});
