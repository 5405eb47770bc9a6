import { sql } from '../../db/index.ts';
import { signIn } from '../../cart/testing/signIn.ts';
import type { Visitor } from '../../testing/index.ts';
import type { OrderShop } from './createOrderShop.ts';

/** Two devices of the buyer of a test shop, whose cart is empty. */
export async function twoDevices(shop: OrderShop): Promise<[Visitor, Visitor]> {
  const both: [Visitor, Visitor] = [await signIn(shop, 'buyer'), await signIn(shop, 'buyer')];
  const { content } = await shop.look(both[0]);
  const ids = [999_999, ...content.flatMap(({ grouped }) => grouped)];
  await both[0].call('/api/cart/delete-multi', { ids });
  return both;
}

/** Sets the price of an offer everywhere, roubles. */
export const setPrice = (shop: OrderShop, article: string, price: number) =>
  shop.db.query(sql`update prices set price = ${price} where offer_id = ${shop.offer(article)}`);
