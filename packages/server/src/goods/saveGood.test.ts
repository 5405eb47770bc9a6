import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { crashKinds, crashThroughoutOnce, plantCrashes } from '../orders/testing/crashes.ts';
import type { Crashes } from '../orders/testing/crashes.ts';
import { createGoodsShop } from './testing/createGoodsShop.ts';
import type { GoodsShop } from './testing/createGoodsShop.ts';

let shop: GoodsShop;
let crashes: Crashes;
beforeAll(async () => {
  shop = await createGoodsShop();
  crashes = plantCrashes(shop.db);
});
afterAll(() => shop.close());

const hammock = {
  id: 'h1',
  name: 'Гамак Бриз',
  vendor: 'Бриз',
  article: 'H-1',
  price: 3_400,
  description: 'Хлопок',
};
/** The feed as it is, and the hammock as it says. */
async function taken(said: Partial<typeof hammock> = {}): Promise<number> {
  await shop.take({ ...hammock, ...said });
  return shop.idOf('h1');
}
const priceOf = async (id: number) => (await shop.see(id)).variants[0]!.prices[0]!;
/** The price of the hammock in Moscow as something of a save. */
async function which(id: number) {
  const { offer, prices } = (await shop.see(id)).variants[0]!;
  return { offer, region: prices[0]!.region.id };
}
/** As it came from the feed. */
async function givenBack(id: number): Promise<void> {
  await shop.save(id, {
    set: { hidden: false },
    back: ['name', 'brand', 'section', 'description'],
    pricesBack: [await which(id)],
  });
}

describe('what staff set', () => {
  test('is what shoppers see, and stands beside what the feed says', async () => {
    const id = await taken();
    const good = await shop.save(id, {
      set: { name: 'Гамак «Штиль»', description: 'Лён' },
      prices: [{ ...(await which(id)), price: 2_990, oldPrice: 3_600 }],
    });
    expect(good).toMatchObject({
      name: 'Гамак «Штиль»',
      feed: { name: 'Гамак Бриз', description: 'Хлопок' },
    });
    const shown = await shop.call('/api/catalog/product', { path: good.path });
    expect(shown).toMatchObject({ name: 'Гамак «Штиль»', price: 2_990, oldPrice: 3_600, description: 'Лён' });
    expect(await priceOf(id)).toMatchObject({
      price: 2_990,
      feed: { price: 3_400, oldPrice: null },
      byHand: { at: shop.clock.now().toISOString() },
    });
    await givenBack(id);
  });

  test('no import changes; given back it is what the feed says by then', async () => {
    const id = await taken();
    const { sections } = await shop.staff.call('/api/admin/catalog/choices', {});
    const swings = sections.find(({ name }) => name === 'Качели')!.id;
    await shop.save(id, {
      set: { name: 'Гамак-кресло', brand: null, section: swings },
      prices: [{ ...(await which(id)), price: 10, oldPrice: null }],
    });
    await taken({ name: 'Гамак Пассат', vendor: 'Пассат', description: 'Джут', price: 4_100 });
    expect(await shop.see(id)).toMatchObject({
      name: 'Гамак-кресло',
      brand: null,
      section: swings,
      description: 'Джут',
      feed: { name: 'Гамак Пассат', brand: 'Пассат' },
    });
    expect(await priceOf(id)).toMatchObject({ price: 10, feed: { price: 4_100 } });
    await givenBack(id);
    expect(await shop.see(id)).toMatchObject({ name: 'Гамак Пассат', brand: 'Пассат', feed: {} });
    expect(await priceOf(id)).toMatchObject({ price: 4_100, byHand: null });
  });

  test('of a group stays too, whatever its variants are called', async () => {
    const variants = (name: string) => [
      { id: 'g1', group: 'g', name: `${name}, синий`, params: [{ name: 'Цвет', value: 'синий' }] },
      { id: 'g2', group: 'g', name: `${name}, белый`, params: [{ name: 'Цвет', value: 'белый' }] },
    ];
    await shop.take(...variants('Качели Ветер'));
    const id = await shop.idOf('g1');
    await shop.save(id, { set: { name: 'Качели садовые' } });
    await shop.take(...variants('Качели Вихрь'));
    expect(await shop.see(id)).toMatchObject({ name: 'Качели садовые', feed: { name: 'Качели Вихрь' } });
    expect((await shop.save(id, { back: ['name'] })).name).toBe('Качели Вихрь');
  });

  test('is there again when a feed that lacked the good has it again', async () => {
    const id = await taken();
    await shop.save(id, { prices: [{ ...(await which(id)), price: 77, oldPrice: null }] });
    await shop.take({ id: 'other' });
    expect((await shop.see(id)).state).toBe('gone');
    await taken();
    expect(await priceOf(id)).toMatchObject({ price: 77, feed: { price: 3_400 } });
    await givenBack(id);
  });

  test('hides a good from shoppers, also after an import, until it is shown again', async () => {
    const id = await taken();
    const { path } = await shop.save(id, { set: { hidden: true } });
    await taken({ price: 3_500 });
    expect(await refusalOf(shop.call('/api/catalog/product', { path }))).toBe('catalog.not_found');
    await shop.save(id, { set: { hidden: false } });
    expect((await shop.call('/api/catalog/product', { path })).price).toBe(3_500);
  });

  test('whatever feeds say and staff set, in whatever order, a price is what staff set, else what the feed said last', async () => {
    const id = await taken();
    const step = fc.oneof(
      fc.record({ feed: fc.integer({ min: 1, max: 40 }) }),
      fc.record({ hand: fc.integer({ min: 1, max: 40 }) }),
      fc.constant({ back: true as const }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        await givenBack(id);
        let feed = (await priceOf(id)).price;
        let hand: number | null = null;
        for (const one of steps) {
          if ('feed' in one) await taken({ price: (feed = one.feed) });
          else if ('back' in one) await shop.save(id, { pricesBack: [await which(id)] });
          else await shop.save(id, { prices: [{ ...(await which(id)), price: one.hand, oldPrice: null }] });
          if ('hand' in one && one.hand !== (hand ?? feed)) hand = one.hand;
          if ('back' in one) hand = null;
          expect((await priceOf(id)).price).toBe(hand ?? feed);
        }
      }),
      { numRuns: 8 },
    );
    await givenBack(id);
  });

  test('is never lost to an import that runs at the same moment', async () => {
    const id = await taken();
    const price = await which(id);
    for (let run = 1; run <= 5; run += 1) {
      await Promise.all([
        taken({ price: 5_000 + run }),
        shop.save(id, { prices: [{ ...price, price: 100 + run, oldPrice: null }] }),
      ]);
      expect(await priceOf(id)).toMatchObject({ price: 100 + run, feed: { price: 5_000 + run } });
    }
    await givenBack(id);
  });
});

describe('a save', () => {
  test('of what somebody saw before another one changed it is refused with how it is now', async () => {
    const id = await taken();
    const { version } = await shop.see(id);
    await shop.save(id, { set: { description: 'Сизаль' } });
    const late = shop.staff.call('/api/admin/catalog/save', { id, version, set: { name: 'Поздно' } });
    await expect(late).rejects.toMatchObject({
      key: 'general.conflict',
      body: { data: { description: 'Сизаль', name: 'Гамак Бриз' } },
    });
    await givenBack(id);
  });

  test('pressed twice is done once, and both are answered', async () => {
    const id = await taken();
    const { version, changes } = await shop.see(id);
    const wish = { id, version, set: { brand: 'Муссон' } };
    const press = () => shop.staff.call('/api/admin/catalog/save', wish);
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ brand }) => brand)).toEqual(['Муссон', 'Муссон']);
    expect((await shop.see(id)).changes).toHaveLength(changes.length + 1);
    await givenBack(id);
  });

  test.each([
    ['a price of another good', { prices: [{ offer: 1, region: 1, price: 5, oldPrice: null }] }],
    ['a section that is not there', { set: { section: 999_999 } }],
    ['a name of nothing', { set: { name: '  ' } }],
    ['a former price below the price', { prices: [{ offer: 1, region: 1, price: 5, oldPrice: 4 }] }],
  ])('with %s changes nothing', async (_, wish) => {
    const id = await taken();
    const before = await shop.see(id);
    expect(await refusalOf(shop.save(id, wish))).toBe('general.bad_request');
    expect(await shop.see(id)).toEqual(before);
  });

  test('is in the history with who did it, field by field', async () => {
    const id = await taken();
    await shop.save(id, {
      set: { name: 'Гамак походный' },
      prices: [{ ...(await which(id)), price: 1_234.5, oldPrice: null }],
    });
    const [price, fields] = (await shop.see(id)).changes;
    expect(fields).toMatchObject({
      action: 'save',
      changes: [
        { field: 'name', from: 'Гамак Бриз', to: 'Гамак походный' },
        { field: 'wasByHand', to: '' },
      ],
    });
    expect(price).toMatchObject({
      action: 'price',
      changes: [
        { field: 'article', to: 'H-1' },
        { field: 'offer' },
        { field: 'region', to: 'Москва и область' },
        { field: 'price', from: 3_400, to: 1_234.5 },
        { field: 'wasByHand', to: false },
      ],
    });
    await givenBack(id);
  });

  test.each(crashKinds)('when %s leaves nothing of it, and can be repeated', async (kind) => {
    const id = await taken();
    const price = await which(id);
    const stored = () =>
      shop.db.query(sql`
        select p.name, p.feed, p.version, r.price, h.price as hand,
          (select count(*)::int from audit_entries where kind = 'good' and record = ${String(id)}) as changes
        from products p, prices r left join hand_prices h on h.offer_id = r.offer_id
        where p.id = ${id} and r.offer_id = ${price.offer}`);
    const { version } = await shop.see(id);
    await crashThroughoutOnce(crashes, {
      kind,
      least: 8,
      everything: stored,
      step: () =>
        shop.staff.call('/api/admin/catalog/save', {
          id,
          version,
          set: { name: 'Гамак штормовой' },
          prices: [{ ...price, price: 50, oldPrice: null }],
        }),
    });
    expect(await shop.see(id)).toMatchObject({ name: 'Гамак штормовой', version: version + 1 });
    await givenBack(id);
  });
});
