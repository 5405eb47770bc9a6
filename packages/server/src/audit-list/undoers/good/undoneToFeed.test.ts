import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../cart/testing/refusalOf.ts';
import { sql } from '../../../db/index.ts';
import { createGoodsShop } from '../../../goods/testing/createGoodsShop.ts';
import type { GoodsShop } from '../../../goods/testing/createGoodsShop.ts';
import type { TestOffer } from '../../../import/testing/index.ts';
import { passwordOf } from '../../../testing/index.ts';

let shop: GoodsShop;
let id = 0;
/** Each test has a good of its own. */
let round = 0;
const offer = {
  ...{ name: 'Гамак «Ель»', article: 'N-1', price: 1_000, vendor: 'Ель', description: 'Из файла.' },
  params: [{ name: 'Ширина', value: '208', unit: 'см' }],
};
/** The feed, with something of the good otherwise. */
const take = (over: Partial<TestOffer> = {}) =>
  shop.take({ id: `n${round}`, ...offer, ...over }, { id: 's1', name: 'Качели «Дуб»', category: '2' });
beforeAll(async () => {
  shop = await createGoodsShop();
  await shop.db.query(sql`
    update users set permissions = array['admin.access', 'users.manage', 'catalog.edit'] where login = 'staff'`);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.staff.call('/api/user/confirm', { password: passwordOf('staff'), contact: '', code: '' });
  round += 1;
  await take();
  id = await shop.idOf(`n${round}`);
});

const open = (entry: number) => shop.staff.call('/api/admin/audit/get', { id: entry });
type Opened = Awaited<ReturnType<typeof open>>;
async function newest(): Promise<Opened> {
  const { rows } = await shop.staff.call('/api/admin/audit/list', {});
  return open(rows[0]!.id);
}
const undo = ({ entry, undo: { version } }: Opened) =>
  shop.staff.call('/api/admin/audit/undo', { id: entry.id, version });
const again = ({ entry }: Opened) => open(entry.id);
const variant = async () => (await shop.see(id)).variants[0]!;
const price = async () => (await variant()).prices[0]!;
const byHand = { at: expect.any(String) };
async function setPrice(to: number) {
  const { offer: of, prices } = await variant();
  await shop.save(id, { prices: [{ offer: of, region: prices[0]!.region.id, price: to, oldPrice: null }] });
  return newest();
}
async function giveBackPrice() {
  const { offer: of, prices } = await variant();
  await shop.save(id, { pricesBack: [{ offer: of, region: prices[0]!.region.id }] });
  return newest();
}
/** As an entry is from before it told who had set what. */
async function untold(opened: Opened) {
  await shop.db.query(sql`
    update audit_entries set changes = (
      select jsonb_agg(one) from jsonb_array_elements(changes) one where one ->> 'field' <> 'wasByHand')
    where id = ${opened.entry.id}`);
  return again(opened);
}

describe('a price', () => {
  test('that nobody had set is the feed’s again, which says another one by now', async () => {
    const set = await setPrice(900);
    await take({ price: 1_100 });
    expect(await price()).toMatchObject({ price: 900 });
    await undo(await again(set));
    expect(await price()).toMatchObject({ price: 1_100, byHand: null });
    await take({ price: 1_200 });
    expect(await price()).toMatchObject({ price: 1_200, byHand: null });
  });

  test('that somebody had set is set again, also where the feed says the same by now', async () => {
    await setPrice(900);
    const second = await setPrice(800);
    await take({ price: 900 });
    await undo(await again(second));
    expect(await price()).toMatchObject({ price: 900, byHand });
    await take({ price: 950 });
    expect(await price()).toMatchObject({ price: 900, byHand });
  });

  test('that was given back since is none that is undone, though it is the same', async () => {
    const set = await setPrice(900);
    await take({ price: 900 });
    await giveBackPrice();
    expect((await again(set)).undo.hindrance).toBe('later');
    expect(await refusalOf(undo(set))).toBe('general.conflict');
    expect(await price()).toMatchObject({ price: 900, byHand: null });
  });

  test('that was given back is by hand again, and the undo of that the feed’s', async () => {
    await setPrice(900);
    await undo(await giveBackPrice());
    const set = await newest();
    expect(await price()).toMatchObject({ price: 900, byHand });
    await take({ price: 1_100 });
    await undo(await again(set));
    expect(await price()).toMatchObject({ price: 1_100, byHand: null });
  });

  test('of an entry that does not tell whose it was is the feed’s where that says it, else by hand', async () => {
    const set = await untold(await setPrice(900));
    await undo(set);
    expect(await price()).toMatchObject({ price: 1_000, byHand: null });
    const other = await untold(await setPrice(900));
    await take({ price: 1_100 });
    await undo(await again(other));
    expect(await price()).toMatchObject({ price: 1_000, byHand });
  });
});

describe('fields', () => {
  test('that nobody had set are the feed’s again, which says others by now', async () => {
    const { section } = await shop.see(await shop.idOf('s1'));
    await shop.save(id, { set: { name: 'Гамак', brand: 'Дуб', section, description: 'Наше.' } });
    const set = await newest();
    await take({ name: 'Гамак «Ива»', vendor: 'Ива', description: 'Новое.' });
    await undo(set);
    const told = { name: 'Гамак «Ива»', brand: 'Ива', description: 'Новое.', feed: {} };
    expect(await shop.see(id)).toMatchObject(told);
    expect((await shop.see(id)).section).not.toBe(section);
    await take({ name: 'Гамак «Лён»', vendor: 'Ива', description: 'Новое.', category: '2' });
    expect(await shop.see(id)).toMatchObject({ name: 'Гамак «Лён»', section, feed: {} });
  });

  test('that somebody had set are set again, and the others of the change the feed’s', async () => {
    await shop.save(id, { set: { name: 'Гамак первый' } });
    await shop.save(id, { set: { name: 'Гамак второй', brand: 'Дуб' } });
    const second = await newest();
    await take({ name: 'Гамак первый', vendor: 'Ива' });
    await undo(second);
    expect(await shop.see(id)).toMatchObject({
      ...{ name: 'Гамак первый', brand: 'Ива', feed: { name: 'Гамак первый' } },
    });
    await take({ name: 'Гамак «Лён»' });
    expect(await shop.see(id)).toMatchObject({ name: 'Гамак первый', feed: { name: 'Гамак «Лён»' } });
  });

  test('that were given back since are none that are undone, though they are the same', async () => {
    await shop.save(id, { set: { name: 'Гамак' } });
    const set = await newest();
    await take({ name: 'Гамак' });
    await shop.save(id, { back: ['name'] });
    expect((await again(set)).undo.hindrance).toBe('later');
    expect(await refusalOf(undo(set))).toBe('general.conflict');
    expect(await shop.see(id)).toMatchObject({ name: 'Гамак', feed: {} });
  });

  test('of an entry that does not tell whose they were are the feed’s where that says them, else by hand', async () => {
    await shop.save(id, { set: { name: 'Гамак', brand: 'Дуб' } });
    const set = await untold(await newest());
    await take({ name: 'Гамак «Ива»' });
    await undo(set);
    expect(await shop.see(id)).toMatchObject({
      ...{ name: offer.name, brand: 'Ель', feed: { name: 'Гамак «Ива»' } },
    });
  });
});

describe('a param', () => {
  const params = async () =>
    (await variant()).params.map(({ key, value, byHand: isHand }) => [key, value, isHand]);
  const millimetres = { params: [{ name: 'Ширина', value: '2080', unit: 'мм' }] };
  async function setParam(key: string, name: string, value: string | null) {
    const { offer: of } = await variant();
    await shop.save(id, { params: [{ offer: of, key, name, value, unit: 'см' }] });
    return newest();
  }

  test('that was given back does not come back beside the feed’s one, which has another unit by now', async () => {
    await setParam('Ширина, см', 'Ширина', '210');
    const { offer: of } = await variant();
    await shop.save(id, { paramsBack: [{ offer: of, key: 'Ширина, см' }] });
    const given = await newest();
    await take(millimetres);
    expect((await again(given)).undo.hindrance).toBe('later');
    expect(await refusalOf(undo(given))).toBe('general.conflict');
    expect(await params()).toEqual([['Ширина, мм', '2080', false]]);
  });

  test('that staff had added and taken away comes back, whatever unit the feed has by now', async () => {
    await setParam('Длина, см', 'Длина', '300');
    const gone = await setParam('Длина, см', 'Длина', null);
    await take(millimetres);
    await undo(await again(gone));
    expect(await params()).toEqual([
      ['Ширина, мм', '2080', false],
      ['Длина, см', '300', true],
    ]);
  });

  test('that staff had mended is the feed’s again, which has another unit by now', async () => {
    const set = await setParam('Ширина, см', 'Ширина', '210');
    await take(millimetres);
    await undo(await again(set));
    expect(await params()).toEqual([['Ширина, мм', '2080', false]]);
  });
});
