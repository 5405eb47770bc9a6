import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../cart/testing/signIn.ts';
import { cartSummary } from '@siren/domain/cart';
import { shownGoods } from '@siren/domain/checkout';
import { certificateStatus } from '@siren/domain/clients';
import { sumRoubles } from '@siren/domain/money';
import { forgetReference } from '../cart/index.ts';
import { sql } from '../db/index.ts';
import type { Visitor } from '../testing/index.ts';
import { createOrderShop } from './testing/createOrderShop.ts';
import type { OrderShop } from './testing/createOrderShop.ts';

let shop: OrderShop;
let buyer: Visitor;
beforeAll(async () => {
  shop = await createOrderShop();
  buyer = await signIn(shop, 'buyer');
  await shop.db.query(sql`insert into coupons (code, type, value) values ('ANY', 'percent', 1)`);
});
afterAll(() => shop.close());

const ARTICLES = ['LAMP', 'CHAIR', 'SOFA-CLAY', 'SOFA-SAGE'] as const;
const kopecks = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((amount) => amount / 100);

const goods = fc
  .subarray([...ARTICLES], { minLength: 1 })
  .chain((articles) =>
    fc.tuple(
      ...articles.map((article) =>
        fc.record({
          article: fc.constant(article),
          quantity: fc.integer({ min: 1, max: 12 }),
          price: kopecks(60_000),
          markedDown: fc.option(kopecks(5_000)),
          selected: fc.boolean(),
        }),
      ),
    ),
  )
  .filter((rows) => rows.some(({ selected }) => selected));

const coupon = fc.option(
  fc.record({
    type: fc.constantFrom('percent', 'fixed'),
    value: kopecks(100),
    maxDiscount: fc.option(kopecks(5_000)),
    minTotal: fc.constantFrom(0, 1_000, 100_000),
    target: fc.option(fc.constantFrom('furniture', 'chairs', 'lighting')),
  }),
);

const services = fc
  .subarray(['lift', 'assembly', 'packing', 'insurance', 'disposal'])
  .chain((keys) =>
    fc.tuple(
      ...keys.map((key) => fc.record({ key: fc.constant(key), quantity: fc.integer({ min: 1, max: 9 }) })),
    ),
  );

const wallet = fc.record({
  useBonus: fc.boolean(),
  bonus: fc.oneof(fc.constant(0), kopecks(3_000), kopecks(300_000)),
  certificates: fc.tuple(kopecks(1_000), kopecks(5_000)),
  attached: fc.shuffledSubarray(['GIFT-1000', 'GIFT-REST']),
});

const purchase = fc.record({
  goods,
  coupon,
  services,
  wallet,
  delivery: fc.constantFrom('courier', 'pickup'),
});
type Purchase = typeof purchase extends fc.Arbitrary<infer Value> ? Value : never;

async function stockUp({
  goods: rows,
  coupon: given,
  wallet: { bonus, certificates },
}: Purchase): Promise<void> {
  await shop.db.query(sql`update stock set quantity = 1000`);
  await shop.db.query(sql`delete from cart_certificates`);
  await shop.db.query(sql`delete from cart_items`);
  await shop.db.query(sql`update users set bonus = ${bonus} where login = 'buyer'`);
  const [thousand, rest] = certificates;
  await shop.db.query(sql`
    update certificates set money = case code when 'GIFT-1000' then ${thousand}::numeric else ${rest}::numeric end
    where code in ('GIFT-1000', 'GIFT-REST')`);
  for (const { article, price, markedDown } of rows) {
    const old = markedDown && sumRoubles([price, markedDown]);
    await shop.db.query(sql`
      update prices set price = ${price}, old_price = ${old} where offer_id = ${shop.offer(article)}`);
  }
  if (!given) return;
  const targets = given.target ? [shop.ids.sections[given.target]!] : [];
  await shop.db.query(sql`
    update coupons set type = ${given.type}, value = ${given.value}, max_discount = ${given.maxDiscount},
      min_total = ${given.minTotal}, targets = ${targets} where code = 'ANY'`);
  forgetReference(shop.db);
}

async function fillCart({ goods: rows, coupon: given, wallet: { attached } }: Purchase): Promise<void> {
  await shop.withCart(Object.fromEntries(rows.map(({ article, quantity }) => [article, quantity])), buyer);
  const { content } = await buyer.call('/api/cart/del-coupon', {});
  const off = rows.filter(({ selected }) => !selected).map(({ article }) => shop.offer(article));
  const ids = content.filter(({ offer }) => off.includes(offer)).map(({ id }) => id);
  if (ids.length > 0) await buyer.call('/api/cart/toggle', { ids, selected: false });
  if (given) await buyer.call('/api/cart/coupon', { coupon: 'any' });
  for (const code of attached) await shop.attach(buyer, shop.ids.certificates[code]!);
}

async function readWallet({ wallet: { attached } }: Purchase) {
  const [user] = await shop.db.query<{ bonus: number }>(sql`select bonus from users where login = 'buyer'`);
  const certificates = [];
  for (const code of attached) {
    const [row] = await shop.db.query<{ guid: string; nominal: number; money: number }>(sql`
      select guid, nominal, money from certificates where code = ${code}`);
    certificates.push({
      ...row!,
      code,
      expiresAt: null,
      status: certificateStatus({ ...row!, expiresAt: null }, 0),
    });
  }
  return { bonus: user!.bonus, certificates };
}

test('what the cart and the rules show for it is what an order charges, to the kopeck', async () => {
  const charge = async (given: Purchase) => {
    await stockUp(given);
    await fillCart(given);
    const before = await readWallet(given);
    const { services: extra, delivery, wallet: paying } = given;
    const state = await shop.look(buyer);
    const offered = extra.filter(({ key }) =>
      state.services.services.some((one) => one.key === key && !one.excluded),
    );
    const draft = await shop.draft(buyer, {
      services: [{ key: delivery, quantity: 1 }, ...offered],
      useBonus: paying.useBonus,
      wallet: before,
    });
    const { shown } = cartSummary(await shop.look(buyer), []);
    const id = await shop.create(buyer, draft);
    // What is struck beside a price is that of the order, whatever it becomes.
    await shop.db.query(sql`update prices set old_price = price + 1`);
    const { totals, lines, services: charged } = await buyer.call('/api/order/get', { id });
    expect(totals.toPay).toBe(draft.expectedTotal);
    expect(shownGoods(lines)).toEqual(shown);

    const cents = (roubles: number) => Math.round(roubles * 100);
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + cents(amount), 0);
    expect(sum(lines.map(({ price, quantity }) => price * quantity))).toBe(cents(totals.goods));
    expect(sum(lines.map(({ finalPrice, quantity }) => finalPrice * quantity))).toBe(
      cents(totals.goods) - cents(totals.discount),
    );
    expect(sum(charged.map(({ price }) => price))).toBe(cents(totals.services));
    const after = await readWallet(given);
    expect(cents(before.bonus) - cents(after.bonus)).toBe(cents(totals.bonus));
    const spent =
      sum(before.certificates.map(({ money }) => money)) - sum(after.certificates.map(({ money }) => money));
    expect(spent).toBe(cents(totals.certificates));
  };
  await fc.assert(fc.asyncProperty(purchase, charge), { numRuns: 40 });
});
