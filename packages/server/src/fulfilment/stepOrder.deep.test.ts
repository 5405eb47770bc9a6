import { orderStatusCodes, stepProblem } from '@siren/domain/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../cart/testing/signIn.ts';
import { sql } from '../db/index.ts';
import { insertOrder } from '../orders/testing/insertOrder.ts';
import type { InsertedOrder } from '../orders/testing/insertOrder.ts';
import { causes } from './testing/causes.ts';
import { createStepShop } from './testing/createStepShop.ts';
import type { StepShop } from './testing/createStepShop.ts';

let shop: StepShop;
beforeAll(async () => {
  shop = await createStepShop();
});
afterAll(() => shop.close());

const all = ['admin.access', 'orders.manage'];
/** Who may nothing here is told so whatever it is; whoever may is told by what it is. */
const tried = [
  ...[[], ['admin.access'], ['backoffice.access']].map((permissions) => ({
    permissions,
    store: undefined,
    payments: [],
  })),
  ...[undefined, 'msk-1'].flatMap((store) =>
    [[], ['paid' as const]].map((payments) => ({ permissions: all, store, payments })),
  ),
];
const wishes = orderStatusCodes.flatMap((to) => [
  { to, received: null },
  { to, received: 'cash' as const },
]);

/** An order that the test made up has no lines: there is nothing to take for it. What is refused leaves it for the next try. */
const placed = async (made: InsertedOrder) => {
  const id = await insertOrder(shop, made);
  return { id, version: (await shop.see(id)).version, before: await shop.everything() };
};
const remove = async (id: number) => {
  await shop.db.query(sql`delete from audit_entries where record = ${String(id)}`);
  await shop.db.query(sql`delete from orders where id = ${id}`);
};

test.each(orderStatusCodes)(
  'what is not allowed is refused and changes nothing from %s, by each step and each permission',
  async (status) => {
    const someone = await signIn(shop, 'cashier');
    for (const { permissions, store, payments } of tried) {
      await shop.db.query(sql`update users set permissions = ${permissions} where login = 'cashier'`);
      let order = await placed({ status, store, payments });
      for (const { to, received } of wishes.filter((wish) => wish.to !== status)) {
        const { id, version, before } = order;
        const cause = to === 'cancelled' ? causes.other : null;
        const money = payments.length > 0 ? 'paid' : status === 'cancelled' ? 'none' : 'on_receipt';
        const facts = { status, pickup: store !== undefined, money } as const;
        const problem = stepProblem(facts, { to, received }, permissions);
        const answer = await someone
          .call('/api/admin/orders/step', { id, version, to, received, cause })
          .then(
            ({ order: stepped }) => stepped.status.code as string,
            (error: { key: string }) => error.key,
          );
        const expected = permissions === all ? (problem ?? to) : 'user.not_authorized';
        expect({ permissions, store, payments, to, received, answer }).toEqual({
          ...{ permissions, store, payments, to, received },
          answer: expected,
        });
        if (answer !== to) expect(await shop.everything()).toEqual(before);
        else {
          await remove(id);
          order = await placed({ status, store, payments });
        }
      }
      await remove(order.id);
    }
  },
);
