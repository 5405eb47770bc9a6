import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../db/index.ts';
import { goodsXml, offersXml } from '../testing/commerceXml.ts';
import { createImportShop } from '../testing/createImportShop.ts';
import type { ImportShop } from '../testing/createImportShop.ts';
import type { TestFeed, TestOffer } from '../testing/index.ts';

let shop: ImportShop;
beforeAll(async () => {
  shop = await createImportShop();
});
afterAll(() => shop.close());

const text = fc.oneof(
  fc.constantFrom('Диван', 'Диван «Лада»', '<b>Стол</b>', 'Ёж, 2 шт.'),
  fc.string({ maxLength: 30 }),
);
const pieces = fc.integer({ min: 0, max: 9 });
const good = {
  category: fc.constantFrom('1', '2', '3', '4', '404'),
  vendor: text,
  description: text,
  params: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('Цвет', 'Ширина', 'Вес'),
      value: fc.constantFrom('шалфей', 'дуб', '12'),
    }),
    { maxLength: 3, selector: ({ name }) => name },
  ),
  pictures: fc.subarray(['https://p.invalid/1.jpg', 'https://p.invalid/2.jpg', 'https://p.invalid/3.jpg']),
};
const variant = {
  name: text.map((name) => `Т ${name} х`),
  price: fc.integer({ min: 1, max: 99_999 }),
  oldPrice: fc.option(fc.integer({ min: 1, max: 99_999 }), { nil: undefined }),
  article: fc.constantFrom('A-1', 'A-2', 'B 3'),
  barcode: fc.constantFrom('4600000000017', '46000000', 'нет'),
  outlets: fc.oneof(fc.record({ s1: pieces, s2: pieces }), fc.record({ s1: pieces })),
};
/** Variants of a good lie together, and what is the good's own is the same with all of them: 1C knows no other way. */
const goods = fc.array(
  fc.record({ own: fc.record(good), variants: fc.array(fc.record(variant), { minLength: 1, maxLength: 3 }) }),
  { minLength: 1, maxLength: 6 },
);
const categories = [
  { id: '1', name: 'Мебель' },
  { id: '2', name: 'Диваны', parent: '1' },
  { id: '3', name: 'Диваны' },
  { id: '4', name: 'Свет', parent: '3' },
];
const catalogue: fc.Arbitrary<{ offers: TestOffer[] }> = goods.map((list) => ({
  offers: list.flatMap(({ own, variants }, at) =>
    variants.map((one, n) => ({
      ...own,
      ...one,
      ...(variants.length > 1 ? { id: `v${n}`, group: `g${at}` } : { id: `o${at}` }),
    })),
  ),
}));

/** Ids as 1C writes them, so that both ways the offers have the same. */
const asYml = ({ offers }: { offers: readonly TestOffer[] }): TestFeed => ({
  categories,
  offers: offers.map((one) => (one.group === undefined ? one : { ...one, id: `${one.group}#${one.id}` })),
});

/** All that the shop knows of the goods; numbers of rows and what compares runs are no fields of theirs. */
const known = async () => ({
  sold: await shop.sold(),
  offers: await shop.db.query(
    sql`select o.external_id, o.name, o.article, o.codes, o.bare_codes, o.options, o.params, o.exposition, o.active,
          o.digest, p.external_id as product, p.name as product_name, p.short_name, p.brand, p.description,
          p.collection, p.path, array(select i.url from offer_pictures x join pictures i on i.id = x.picture_id
            where x.offer_id = o.id order by x.position) as pictures
        from offers o join products p on p.id = o.product_id order by o.external_id`,
  ),
  sections: await shop.db.query(
    sql`select s.external_id, s.name, s.path, p.external_id as parent from sections s
        left join sections p on p.id = s.parent_id order by s.external_id`,
  ),
});

test('a catalogue of CommerceML is the same catalogue of YML, field by field', async () => {
  await fc.assert(
    fc.asyncProperty(
      catalogue,
      fc.constantFrom('2.03', '2.07', '2.10'),
      fc.boolean(),
      async (feed, version, namespace) => {
        await shop.empty();
        await shop.take(asYml(feed));
        const wanted = await known();
        await shop.empty();
        const look = { version, namespace, changes: false };
        await shop.take(goodsXml({ ...feed, categories }, look));
        await shop.take(offersXml(feed, look));
        expect(await known()).toEqual(wanted);
      },
    ),
    { numRuns: 25 },
  );
});
