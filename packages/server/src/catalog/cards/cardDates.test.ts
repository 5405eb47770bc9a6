import { nearestDelivery } from '@siren/domain/services';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from '../../db/index.ts';
import type { Statement } from '../../db/index.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop } from '../../testing/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.db.query(sql`create table services_before as select * from services`);
});
afterEach(async () => {
  await shop.db.query(
    sql`update services s set active = b.active, lead_days = b.lead_days, kind = b.kind,
          excluded_sections = b.excluded_sections, excluded_cities = b.excluded_cities
        from services_before b where b.id = s.id`,
  );
  // A cart is shown by services that may be of seconds ago.
  shop.clock.advance(6_000);
});
afterAll(() => shop.close());

const places = [{}, { region: 'ural', city: 'ekaterinburg' }, { region: 'ural', city: 'tagil' }];
const cardsIn = async (place: (typeof places)[number]) => {
  const sections = ['furniture', 'lighting'].map((path) =>
    shop.call('/api/catalog/section', { path }, place).then(({ items }) => items),
  );
  return (await Promise.all(sections)).flat();
};

const none = sql`select`;
test.each<[string, () => Statement, string | null, string | null]>([
  ['they are as they were', () => none, '2026-03-04', '2026-03-04'],
  ['there are none', () => sql`update services set active = false`, null, null],
  [
    'goods can only be fetched',
    () => sql`update services set active = false where key <> 'pickup'`,
    null,
    null,
  ],
  [
    'the courier needs two days more',
    () => sql`update services set lead_days = 2 where key = 'courier'`,
    '2026-03-06',
    '2026-03-06',
  ],
  [
    'the day is agreed later',
    () => sql`update services set lead_days = null where key = 'courier'`,
    null,
    null,
  ],
  [
    'the courier does not take lamps',
    () =>
      sql`update services set excluded_sections = array[${shop.ids.sections['lighting']}::int] where key = 'courier'`,
    '2026-03-04',
    null,
  ],
  [
    'the courier does not take furniture',
    () =>
      sql`update services set excluded_sections = array[${shop.ids.sections['furniture']}::int] where key = 'courier'`,
    null,
    '2026-03-04',
  ],
  [
    'the courier does not go to the city',
    () =>
      sql`update services set excluded_cities = array(select id from cities where code = 'moscow')
          where key = 'courier'`,
    null,
    null,
  ],
])('where %s, cards promise the day that page and cart have', async (_what, change, chair, lamp) => {
  await shop.db.query(change());
  for (const place of places) {
    for (const card of await cardsIn(place)) {
      const page = await shop.call('/api/catalog/product', { path: card.path }, place);
      const dates = page.delivery.filter(({ code }) => code !== 'pickup').map(({ date }) => date);
      expect([card.path, card.deliveryDate]).toEqual([card.path, dates.toSorted()[0] ?? null]);
      expect(page.deliveryDate).toBe(card.deliveryDate);
      if (card.exposition || card.stock.quantity === 0) continue;
      const cart = await shop.visitor(place).call('/api/cart/add', { id: card.offer });
      expect(nearestDelivery(cart.services.services)).toBe(card.deliveryDate);
    }
  }
  const shown = new Map((await cardsIn({})).map(({ path, deliveryDate }) => [path, deliveryDate]));
  expect([shown.get('chair-ask'), shown.get('lamp-sol')]).toEqual([chair, lamp]);
});
