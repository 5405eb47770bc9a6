import type { TestFeed } from '../../import/testing/index.ts';
import { sql } from '../../db/index.ts';
import type { ImportsShop } from './createImportsShop.ts';

/** A catalogue of 1C: goods of these numbers. */
export const catalogueOf = (from: number, to: number, price: number): TestFeed => ({
  categories: [{ id: '1', name: 'Гамаки' }],
  offers: Array.from({ length: to - from }, (_, at) => ({
    ...{ id: `c${from + at}`, name: `Гамак ${from + at}`, category: '1' },
    ...{ price: price + ((from + at) % 2), count: 5 },
  })),
});

/** What the shop keeps of what 1C told. */
export const recordsOf = ({ db }: ImportsShop) =>
  db.query(sql`
    select kind, id, told, state, waits from commerceml_records order by kind, id`);

/** What it sells of that. */
export const soldOf = ({ db }: ImportsShop) =>
  db.query(sql`
    select o.external_id, o.name, o.active, r.price from offers o left join prices r on r.offer_id = o.id
    where o.source = 'screen' order by o.external_id`);
