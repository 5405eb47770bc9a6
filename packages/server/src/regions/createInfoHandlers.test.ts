import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHandlers } from '../shop/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';

describe('app info', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop();
  });
  afterAll(() => shop.close());

  it('tells a new visitor the first city of the first region, its stores and how one pays there', async () => {
    const info = await shop.visitor().call('/api/info', {});
    expect(info).toMatchObject({
      token: expect.stringMatching(/^[\w-]{32}$/),
      region: { code: 'moscow', name: 'Москва и область' },
      city: { code: 'moscow', name: 'Москва' },
      store: { code: 'msk-1' },
      favorites: 0,
      user: null,
      permissions: [],
      cart: { content: [] },
      demoAccounts: [],
    });
    expect(info.stores.map(({ code, payTypes }) => [code, payTypes.map((type) => type.code)])).toEqual([
      ['msk-1', ['card', 'sbp', 'cash', 'instalments']],
      ['khimki-1', ['card', 'cash']],
    ]);
    expect(info.cities.map(({ code, region, stores }) => [code, region, stores])).toEqual([
      ['moscow', 'moscow', 1],
      ['khimki', 'moscow', 1],
      ['ekaterinburg', 'ural', 1],
      ['tagil', 'ural', 0],
    ]);
  });

  it.each([
    [{ region: 'ural', city: 'tagil' }, 'ural', 'tagil', 'ekb-1'],
    [{ region: 'moscow', city: 'khimki' }, 'moscow', 'khimki', 'khimki-1'],
    [{ region: 'ural' }, 'ural', 'ekaterinburg', 'ekb-1'],
    [{ city: 'tagil' }, 'ural', 'tagil', 'ekb-1'],
    [{ region: 'ural', city: 'moscow' }, 'ural', 'ekaterinburg', 'ekb-1'],
    [{ region: 'atlantis', city: 'atlantis' }, 'moscow', 'moscow', 'msk-1'],
    [{ region: 'atlantis', city: 'tagil' }, 'ural', 'tagil', 'ekb-1'],
  ])('goes by the cookies %o', async (cookies, region, city, store) => {
    const info = await shop.visitor(cookies).call('/api/info', {});
    expect([info.region.code, info.city.code, info.store?.code]).toEqual([region, city, store]);
  });

  it('follows the choice of a region from then on', async () => {
    const guest = shop.visitor();
    const chosen = await guest.call('/api/info/set-region', { region: 'ural', city: 'tagil' });
    expect(chosen).toMatchObject({ region: { code: 'ural' }, city: { code: 'tagil' } });
    expect(await guest.call('/api/info', {})).toMatchObject({
      region: { code: 'ural' },
      city: { code: 'tagil' },
    });
  });

  it('tells who said which city it is, so that a visitor nobody knows of is asked', async () => {
    const of = async (cookies: object, city?: string) => {
      const visit = await shop.contextFor({ token: '', address: '10.0.0.1', cookies: { ...cookies }, city });
      return [visit.context.place.city.code, visit.context.place.from];
    };
    expect(await of({})).toEqual(['moscow', 'default']);
    expect(await of({}, 'tagil')).toEqual(['tagil', 'proxy']);
    expect(await of({}, 'Нижний Тагил')).toEqual(['tagil', 'proxy']);
    expect(await of({}, 'Атлантида')).toEqual(['moscow', 'default']);
    expect(await of({ city: 'khimki' }, 'tagil')).toEqual(['khimki', 'choice']);
    const guest = shop.visitor();
    expect((await guest.call('/api/info', {})).cityFrom).toBe('default');
    const chosen = await guest.call('/api/info/set-region', { region: 'moscow', city: 'moscow' });
    expect(chosen.cityFrom).toBe('choice');
    expect((await guest.call('/api/info', {})).cityFrom).toBe('choice');
  });

  it('tells of every city its time zone and where its stores are', async () => {
    const { cities } = await shop.visitor().call('/api/info', {});
    const tagil = cities.find(({ code }) => code === 'tagil');
    const ekb = cities.find(({ code }) => code === 'ekaterinburg');
    expect([tagil?.location, ekb?.timeZone]).toEqual([null, 'Asia/Yekaterinburg']);
    expect(ekb?.location?.lat).toEqual(expect.any(Number));
  });

  it('brings the cart along into the new region, priced there and delivered to the new city', async () => {
    const guest = shop.visitor();
    await guest.call('/api/cart/add', { id: shop.ids.offers['SOFA-SAGE']! });
    await guest.call('/api/cart/set-service-city', { city: 'khimki' });
    const { cart } = await guest.call('/api/info/set-region', { region: 'ural', city: 'tagil' });
    expect(cart.content).toMatchObject([{ offer: shop.ids.offers['SOFA-SAGE'], price: 51_990, quantity: 1 }]);
    expect(cart.services.city).toBe('tagil');
  });

  it.each([
    { region: 'moscow', city: 'tagil' },
    { region: 'atlantis', city: 'moscow' },
  ])('refuses a city that the region does not have: %o', async (choice) => {
    await expect(shop.visitor().call('/api/info/set-region', choice)).rejects.toMatchObject({
      key: 'general.bad_request',
    });
  });

  it('keeps places in memory, but for ten seconds only', async () => {
    await shop.call('/api/info', {});
    await shop.db.pool.query("update cities set name = 'Столица' where code = 'moscow'");
    expect((await shop.call('/api/info', {})).city.name).toBe('Москва');
    shop.clock.advance(10_000);
    expect((await shop.call('/api/info', {})).city.name).toBe('Столица');
  });

  it('writes nothing for a visitor who only looks', async () => {
    const count = async () => (await shop.db.pool.query('select count(*) from sessions')).rows;
    const before = await count();
    await shop.call('/api/info', {});
    expect(await count()).toEqual(before);
  });

  it('tells the accounts of a demo shop', async () => {
    const demoAccounts = [{ login: 'buyer', password: 'buyer-demo', about: 'покупатель' }];
    const demo = await createTestShop({ handlers: createHandlers({ demoAccounts }) });
    expect((await demo.call('/api/info', {})).demoAccounts).toEqual(demoAccounts);
    await demo.close();
  });

  it('delivers the cart to the city chosen last, whatever was chosen for it before', async () => {
    const guest = shop.visitor();
    await guest.call('/api/cart/add', { id: shop.ids.offers['CHAIR'] ?? 0 });
    const before = await guest.call('/api/cart/set-service-city', { city: 'khimki' });
    expect(before.services.city).toBe('khimki');
    await guest.call('/api/info/set-region', { region: 'ural', city: 'ekaterinburg' });
    const { cart } = await guest.call('/api/info/set-region', { region: 'moscow', city: 'moscow' });
    expect(cart.services.city).toBe('moscow');
  });
});
