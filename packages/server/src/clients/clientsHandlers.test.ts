import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
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
  beforeEach(() => staff.call('/api/client/detach', {}));

  const attached = async (): Promise<unknown> => {
    const { rows } = await shop.db.pool.query(
      'select client_id as id, client_phone as phone from carts where user_id = $1',
      [shop.ids.users['staff']],
    );
    return rows[0] ?? { id: null, phone: null };
  };
  const resolve = (phone: string) => staff.call('/api/client/resolve-user', { phone });
  const told = async (who = staff) => (await who.call('/api/info', {})).client;
  const nobody = { id: null, phone: null };

  it('find the client by a phone in any writing', async () => {
    const client = await resolve('8 (912) 000-00-01');
    expect(client).toEqual({
      phone: '+79120000001',
      user: { id: shop.ids.users['buyer'], name: 'Имя buyer', phone: '+79120000001' },
      money: 1_500.5,
      info: 'постоянный покупатель',
      certificates: [],
    });
    expect(await attached()).toEqual({ id: shop.ids.users['buyer'], phone: '+79120000001' });
  });

  it('leave a line in the security log: who looked for whom', async () => {
    const { rows: before } = await shop.db.pool.query(
      'select coalesce(max(id), 0) as id from security_events',
    );
    await resolve('+79120000001');
    const { rows } = await shop.db.pool.query(
      'select kind, actor_id, user_id, address from security_events where id > $1',
      [before[0]?.id],
    );
    const { staff: actor_id, buyer: user_id } = shop.ids.users;
    expect(rows).toEqual([{ kind: 'client_looked_up', actor_id, user_id, address: '10.0.0.1' }]);
  });

  it('tell the client again to whoever comes back to the cart', async () => {
    const client = await resolve('+79120000001');
    expect(await told()).toEqual(client);
    expect(await told(await shop.signedIn('staff'))).toEqual(client);
  });

  it('let go of the client', async () => {
    await resolve('+79120000001');
    expect(await staff.call('/api/client/detach', {})).toEqual({});
    expect(await attached()).toEqual(nobody);
    expect(await told()).toBeNull();
  });

  it('meet a new client under an unknown phone, and let go of the one before', async () => {
    await resolve('+79120000001');
    const client = { phone: '+79129999999', user: null, money: 0, info: '', certificates: [] };
    expect(await resolve('8 912 999-99-99')).toEqual(client);
    expect(await attached()).toEqual({ id: null, phone: '+79129999999' });
    expect(await told()).toEqual(client);
  });

  it('answer nothing for who is blocked, and turn to nobody', async () => {
    await resolve('+79120000001');
    expect(await resolve('+79120000003')).toBeNull();
    expect(await attached()).toEqual(nobody);
  });

  it('need a phone, and keep the client where it is none', async () => {
    await resolve('+79120000001');
    await expect(resolve('123')).rejects.toMatchObject({ key: 'general.invalid_phone' });
    expect(await attached()).toMatchObject({ id: shop.ids.users['buyer'] });
  });

  it('end at one client where two are looked up at once, and tell that one', async () => {
    const clients = await Promise.all([resolve('+79120000001'), resolve('+79120000002')]);
    const kept = await told();
    expect(clients).toContainEqual(kept);
    expect(await attached()).toEqual({ id: kept?.user?.id, phone: kept?.phone });
  });

  it('keep a certificate with its client: it is not paid with for another one', async () => {
    await staff.call('/api/certificate/attach', { code: 'GIFT-1000' });
    expect((await resolve('+79120000001'))?.certificates).toMatchObject([{ code: 'GIFT-1000' }]);
    expect((await resolve('+79120000001'))?.certificates).toHaveLength(1);
    expect((await resolve('+79120000002'))?.certificates).toEqual([]);
  });

  it('are looked for at most sixty times an hour by one of the staff, who is told the wait', async () => {
    const other = await createTestShop();
    const who = await other.signedIn('staff');
    const look = (n: number) =>
      who.call('/api/client/resolve-user', { phone: `+7912${String(n).padStart(7, '0')}` });
    for (let n = 0; n < 60; n += 1) await look(n);
    const refused = { key: 'general.too_many_requests', status: 429, body: { retryAfter: 60 } };
    await expect(look(60)).rejects.toMatchObject(refused);
    await other.close();
  });

  it('are refused to who may not, whether signed in or not', async () => {
    const refused = { key: 'user.not_authorized', status: 403 };
    for (const someone of [shop.visitor(), await shop.signedIn('buyer'), await shop.signedIn('cashier')]) {
      await expect(someone.call('/api/client/resolve-user', { phone: '+79120000001' })).rejects.toMatchObject(
        refused,
      );
      await expect(someone.call('/api/client/detach', {})).rejects.toMatchObject(refused);
      expect(await told(someone)).toBeNull();
    }
  });

  it('end with the permission: what was turned to is told no more, and detaching is refused', async () => {
    await resolve('+79120000001');
    const grant = (permissions: string[]) =>
      shop.db.pool.query("update users set permissions = $1 where login = 'staff'", [permissions]);
    await grant(['orders.manage']);
    expect(await told()).toBeNull();
    await expect(resolve('+79120000001')).rejects.toMatchObject({ key: 'user.not_authorized' });
    await expect(staff.call('/api/client/detach', {})).rejects.toMatchObject({ key: 'user.not_authorized' });
    await grant(['client.resolve', 'orders.manage']);
    expect(await told()).toMatchObject({ phone: '+79120000001' });
  });
});
