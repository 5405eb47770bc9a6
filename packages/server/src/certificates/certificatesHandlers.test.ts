import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';

describe('gift certificates', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop();
  });
  afterAll(() => shop.close());

  it('are attached one after the other, in whatever case they are typed', async () => {
    const guest = shop.visitor();
    await guest.call('/api/certificate/attach', { code: ' gift-rest ' });
    expect(await guest.call('/api/certificate/attach', { code: 'GIFT-1000' })).toEqual({
      certificates: [
        {
          guid: shop.ids.certificates['GIFT-REST'],
          code: 'GIFT-REST',
          nominal: 5_000,
          money: 240.5,
          expiresAt: null,
          status: 'active',
        },
        {
          guid: shop.ids.certificates['GIFT-1000'],
          code: 'GIFT-1000',
          nominal: 1_000,
          money: 1_000,
          expiresAt: null,
          status: 'active',
        },
      ],
      bonus: 0,
      user: null,
    });
  });

  it.each(['𝔾𝕀𝔽𝕋-𝟙𝟘𝟘𝟘', 'ＧＩＦＴ－１０００', 'GIFTー1000'])(
    'are attached in whatever shapes of letters: %s',
    async (code) => {
      const { certificates } = await shop.visitor().call('/api/certificate/attach', { code });
      expect(certificates.map((one) => one.code)).toEqual(['GIFT-1000']);
    },
  );

  it('are attached once, however often they are typed', async () => {
    const guest = shop.visitor();
    await guest.call('/api/certificate/attach', { code: 'GIFT-1000' });
    const { certificates } = await guest.call('/api/certificate/attach', { code: 'GIFT-1000' });
    expect(certificates).toHaveLength(1);
  });

  it('come with the bonus of who is signed in', async () => {
    const buyer = await shop.signedIn('buyer');
    const wallet = await buyer.call('/api/certificate/attach', { code: 'GIFT-1000' });
    expect(wallet).toMatchObject({ bonus: 1_500.5, user: { login: 'buyer' } });
  });

  it('are told with the app info, each visitor their own', async () => {
    const guest = shop.visitor();
    expect((await guest.call('/api/info', {})).wallet).toEqual({ certificates: [], bonus: 0 });
    const { user: _user, ...attached } = await guest.call('/api/certificate/attach', { code: 'GIFT-1000' });
    expect((await guest.call('/api/info', {})).wallet).toEqual(attached);
    const buyer = await shop.signedIn('buyer');
    expect((await buyer.call('/api/info', {})).wallet.bonus).toBe(1_500.5);
  });

  it('are told with the bonus of the client that staff order for, and their own once they let go', async () => {
    const staff = await shop.signedIn('staff');
    await staff.call('/api/client/resolve-user', { phone: '+79120000001' });
    expect((await staff.call('/api/info', {})).wallet.bonus).toBe(1_500.5);
    await staff.call('/api/client/detach', {});
    expect((await staff.call('/api/info', {})).wallet.bonus).toBe(0);
  });

  it.each(['NO-SUCH', 'GIFT-EMPTY', 'GIFT-OLD'])(
    'are not found where there is nothing to pay with: %s',
    async (code) => {
      await expect(shop.visitor().call('/api/certificate/attach', { code })).rejects.toMatchObject({
        key: 'cart.certificate_not_found',
      });
    },
  );

  it('that are there and cannot pay are refused with the reason', async () => {
    const refused = (code: string) => shop.visitor().call('/api/certificate/attach', { code });
    await expect(refused('GIFT-EMPTY')).rejects.toMatchObject({ body: { data: { status: 'empty' } } });
    await expect(refused('gift-old')).rejects.toMatchObject({
      body: { data: { status: 'expired', expiresAt: '2026-01-01T00:00:00.000Z' } },
    });
  });

  it('that were spent elsewhere stay attached and say so, until they are detached', async () => {
    const guest = shop.visitor();
    await guest.call('/api/certificate/attach', { code: 'GIFT-REST' });
    await shop.db.pool.query("update certificates set money = 0 where code = 'GIFT-REST'");
    const { wallet } = await guest.call('/api/info', {});
    expect(wallet.certificates).toMatchObject([{ code: 'GIFT-REST', money: 0, status: 'empty' }]);
    const guid = shop.ids.certificates['GIFT-REST']!;
    expect((await guest.call('/api/certificate/detach', { guid })).certificates).toEqual([]);
    await shop.db.pool.query("update certificates set money = 240.5 where code = 'GIFT-REST'");
  });

  it('are detached from the own cart only', async () => {
    const guid = shop.ids.certificates['GIFT-1000']!;
    const guest = shop.visitor();
    await guest.call('/api/certificate/attach', { code: 'GIFT-1000' });
    const refused = { key: 'cart.certificate_not_found' };
    await expect(shop.visitor().call('/api/certificate/detach', { guid })).rejects.toMatchObject(refused);
    expect((await guest.call('/api/certificate/detach', { guid })).certificates).toEqual([]);
    await expect(guest.call('/api/certificate/detach', { guid })).rejects.toMatchObject(refused);
  });

  it('are not to be found by trying codes', async () => {
    const guest = shop.visitor({ address: '10.7.0.1' });
    await guest.call('/api/info', {});
    for (let n = 0; n < 10; n += 1) {
      await guest.call('/api/certificate/attach', { code: `GUESS-${n}` }).catch(() => {});
    }
    await expect(guest.call('/api/certificate/attach', { code: 'GIFT-1000' })).rejects.toMatchObject({
      key: 'auth.attempts_exhausted',
      body: { retryAfter: 60 },
    });
  });
});
