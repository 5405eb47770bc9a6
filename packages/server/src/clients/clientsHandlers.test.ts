import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

describe('orders on behalf of a client', () => {
  let shop: TestShop;
  let staff: Visitor;
  beforeAll(async () => {
    shop = await createTestShop();
    staff = await shop.signedIn('staff');
  });
  afterAll(() => shop.close());

  const attached = async (): Promise<unknown> => {
    const { rows } = await shop.db.pool.query('select client_id from carts where user_id = $1', [
      shop.ids.users['staff'],
    ]);
    return rows[0]?.client_id ?? null;
  };

  it('find the client by a phone in any writing', async () => {
    const client = await staff.call('/api/client/resolve-user', { phone: '8 (912) 000-00-01' });
    expect(client).toEqual({
      user: { id: shop.ids.users['buyer'], name: 'Имя buyer', phone: '+79120000001' },
      money: 1_500.5,
      info: 'постоянный покупатель',
      certificates: [],
    });
    expect(await attached()).toBe(shop.ids.users['buyer']);
  });

  it('let go of the client', async () => {
    await staff.call('/api/client/resolve-user', { phone: '+79120000001' });
    expect(await staff.call('/api/client/detach', {})).toEqual({});
    expect(await attached()).toBeNull();
  });

  it('find nobody under an unknown phone, and the one before is let go of', async () => {
    await staff.call('/api/client/resolve-user', { phone: '+79120000001' });
    expect(await staff.call('/api/client/resolve-user', { phone: '+79129999999' })).toBeNull();
    expect(await attached()).toBeNull();
  });

  it('find nobody who is blocked', async () => {
    expect(await staff.call('/api/client/resolve-user', { phone: '+79120000003' })).toBeNull();
  });

  it('need a phone', async () => {
    await expect(staff.call('/api/client/resolve-user', { phone: '123' })).rejects.toMatchObject({
      key: 'general.invalid_phone',
    });
  });

  it('are refused to who may not, whether signed in or not', async () => {
    const refused = { key: 'user.not_authorized', status: 403 };
    for (const someone of [shop.visitor(), await shop.signedIn('buyer'), await shop.signedIn('cashier')]) {
      await expect(someone.call('/api/client/resolve-user', { phone: '+79120000001' })).rejects.toMatchObject(
        refused,
      );
      await expect(someone.call('/api/client/detach', {})).rejects.toMatchObject(refused);
    }
  });
});
