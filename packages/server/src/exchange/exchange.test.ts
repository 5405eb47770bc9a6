import { readdir } from 'node:fs/promises';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../account/index.ts';
import { sql } from '../db/index.ts';
import { commerceFile, goodsXml, offersXml } from '../import/testing/commerceXml.ts';
import type { TestFeed } from '../import/testing/index.ts';
import { passwordOf, TEST_COST } from '../testing/testPeople.ts';
import { sweepInboxes } from './index.ts';
import { createExchangeShop } from './testing/createExchangeShop.ts';
import type { ExchangeShop } from './testing/createExchangeShop.ts';
import { unpack } from './unpack.ts';

let shop: ExchangeShop;
beforeAll(async () => {
  shop = await createExchangeShop();
  await addAccount('exchange', ['imports.run', 'orders.manage']);
});
afterEach(async () => {
  expect(shop.failures.splice(0)).toEqual([]);
  await shop.db.query(sql`delete from exchange_sessions`);
  await shop.db.query(sql`delete from import_runs`);
  await shop.db.query(sql`delete from attempts`);
});
afterAll(() => shop.close());

const addAccount = async (login: string, permissions: string[]) =>
  shop.db.query(sql`
    insert into users (login, password_hash, name, flags, permissions)
    values (${login}, ${await hashPassword(`${login}-demo`, TEST_COST)}, ${login}, array['staff'], ${permissions})`);

const oneC: ExchangeShop['oneC'] = (type) => shop.oneC(type);
const begun = async () => {
  const client = oneC();
  await client.checkAuth();
  await client.ask('init');
  return client;
};

const feed: TestFeed = {
  categories: [{ id: 'c1', name: 'Вазы' }],
  offers: [
    { id: 'vase', name: 'Ваза синяя', price: 990, category: 'c1', count: 4 },
    { id: 'bowl', name: 'Миска белая', price: 490, category: 'c1', count: 2 },
  ],
};
const soldNow = async () => {
  const rows = await shop.db.query<{ id: string; price: number }>(sql`
    select o.external_id as id, p.price from offers o join prices p on p.offer_id = o.id
    where o.source like '1c-%' and o.active order by 1`);
  return Object.fromEntries(rows.map(({ id, price }) => [id, price]));
};
const runs = () =>
  shop.db.query<{ status: string; file: string; counts: object; author: string }>(
    sql`select status, file, counts, author from import_runs order by id`,
  );

describe('who exchanges', () => {
  test('is told a cookie in three lines, and what may be sent in two', async () => {
    const client = oneC();
    const lines = await client.checkAuth();
    expect(lines).toEqual(['success', 'exchange', expect.stringMatching(/^\S{20,}$/)]);
    const told = await client.ask('init');
    expect(told).toMatchObject({ status: 200, lines: ['zip=yes', 'file_limit=4194304'] });
    expect(told.text).toMatch(/\n$/);
  });

  test('with a wrong password is counted as any other login', async () => {
    for (let n = 0; n < 5; n += 1) expect((await oneC().checkAuth('exchange', 'wrong'))[0]).toBe('failure');
    expect(await oneC().checkAuth()).toEqual(['failure', expect.stringContaining('попыт')]);
  });

  test('without the right is refused, and one who loses it at once', async () => {
    expect(await oneC().checkAuth('cashier', passwordOf('cashier'))).toEqual(['failure', expect.any(String)]);
    const client = await begun();
    await shop.db.query(sql`update users set permissions = '{}' where login = 'exchange'`);
    expect((await client.ask('init')).lines[0]).toBe('failure');
    await shop.db.query(
      sql`update users set permissions = array['imports.run', 'orders.manage'] where login = 'exchange'`,
    );
  });

  test('with a second factor is not let in by the password alone', async () => {
    await shop.db.query(sql`
      insert into second_factors (user_id, secret, since) select id, '', now() from users where login = 'exchange'`);
    expect(await oneC().checkAuth()).toEqual(['failure', expect.stringContaining('кода')]);
    await shop.db.query(sql`delete from second_factors`);
  });

  test('without a session, or by a step that there is not, gets a failure with status 200', async () => {
    expect(await oneC().ask('init')).toMatchObject({ status: 200, lines: ['failure', expect.any(String)] });
    expect(await (await begun()).ask('dance')).toMatchObject({
      status: 200,
      lines: ['failure', expect.any(String)],
    });
  });
});

describe('a whole exchange', () => {
  test('is one run, whose files come in parts', async () => {
    const client = await begun();
    await client.send('import0_1.xml', goodsXml(feed, { changes: false }), 700);
    expect((await client.take('import0_1.xml')).lines).toEqual(['success']);
    await client.send('offers0_1.xml', offersXml(feed, { changes: false }), 700);
    expect((await client.take('offers0_1.xml')).lines).toEqual(['success']);
    expect((await client.ask('complete')).lines).toEqual(['success']);
    expect(await soldNow()).toEqual({ bowl: 490, vase: 990 });
    expect(await runs()).toMatchObject([
      { status: 'done', file: 'import0_1.xml, offers0_1.xml', author: 'exchange', counts: { read: 2 } },
    ]);
  });

  test('withdraws at its end what its whole files lacked, all of them together', async () => {
    const client = await begun();
    await client.send('all.xml', offersXml(feed));
    await client.take('all.xml');
    const [vase, bowl] = feed.offers!.map((offer) => ({ ...feed, offers: [offer] }));
    await client.send('offers0_1.xml', offersXml(vase!, { changes: false }));
    await client.take('offers0_1.xml');
    expect(Object.keys(await soldNow())).toEqual(['bowl', 'vase']);
    expect((await client.ask('complete')).lines).toEqual(['success']);
    expect(Object.keys(await soldNow())).toEqual(['bowl', 'vase']);
    const parts = await begun();
    await parts.send('offers0_1.xml', offersXml(vase!, { changes: false }));
    await parts.take('offers0_1.xml');
    await parts.send('offers0_2.xml', offersXml(bowl!, { changes: false }));
    await parts.take('offers0_2.xml');
    await parts.ask('deactivate');
    expect(Object.keys(await soldNow())).toEqual(['bowl', 'vase']);
    const next = await begun();
    await next.send('offers0_1.xml', offersXml(vase!, { changes: false }));
    await next.take('offers0_1.xml');
    await next.ask('complete');
    expect(Object.keys(await soldNow())).toEqual(['vase']);
  });

  test('brings pictures by the names that its goods have', async () => {
    const client = await begun();
    const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a4b19b' } })
      .jpeg()
      .toBuffer();
    await client.send('import_files/ab/vase.jpg', picture, 1_000);
    await client.send('import_files/ab/none.jpg', 'no picture');
    const offers = feed.offers!.map((offer) => ({
      ...offer,
      pictures: ['import_files/ab/vase.jpg', 'import_files/ab/none.jpg'],
    }));
    await client.send('import.xml', goodsXml({ ...feed, offers }));
    await client.take('import.xml');
    await client.send('offers.xml', offersXml(feed));
    await client.take('offers.xml');
    const rows = await shop.db.query<{ url: string }>(sql`
      select i.url from offer_pictures x join pictures i on i.id = x.picture_id join offers o on o.id = x.offer_id
      where o.external_id = 'vase'`);
    expect(rows).toEqual([{ url: expect.stringMatching(/^upload:/) }]);
  });

  test('comes as an archive that the first import unpacks', async () => {
    const client = await begun();
    const archive = zipSync({
      'import.xml': Buffer.from(goodsXml(feed)),
      'offers.xml': Buffer.from(offersXml(feed)),
      '../../evil.xml': Buffer.from('<x/>'),
    });
    await client.send('v8_x.zip', Buffer.from(archive), 300);
    expect((await client.take('import.xml')).lines).toEqual(['success']);
    expect((await client.take('offers.xml')).lines).toEqual(['success']);
    expect(await soldNow()).toEqual({ bowl: 490, vase: 990 });
  });
});

describe('what goes wrong', () => {
  test('a part that is sent again after a timeout is taken once', async () => {
    const client = await begun();
    const bytes = Buffer.from(offersXml(feed));
    for (const part of [bytes.subarray(0, 500), bytes.subarray(0, 500), bytes.subarray(500)])
      await client.ask('file', { filename: 'offers.xml' }, part);
    expect((await client.take('offers.xml')).lines).toEqual(['success']);
  });

  test('an import that is asked for again after its answer was lost has been done', async () => {
    const client = await begun();
    await client.send('offers.xml', offersXml(feed));
    await client.take('offers.xml');
    expect((await client.take('offers.xml')).lines).toEqual(['success']);
    expect((await runs())[0]).toMatchObject({ counts: { read: 2 } });
  });

  test('a broken file is a failure with a reason, and so is its run', async () => {
    const client = await begun();
    await client.send('offers.xml', offersXml(feed).slice(0, 400));
    expect((await client.take('offers.xml')).lines).toEqual([
      'failure',
      expect.stringContaining('XML оборван'),
    ]);
    expect(await runs()).toMatchObject([{ status: 'failed' }]);
    await client.send('offers.xml', offersXml(feed));
    expect((await client.take('offers.xml')).lines).toEqual(['success']);
    expect(await runs()).toMatchObject([{ status: 'failed' }]);
  });

  test('an archive that breaks off is a failure with a reason', async () => {
    const client = await begun();
    const archive = Buffer.from(zipSync({ 'offers.xml': Buffer.from(offersXml(feed)) }));
    await client.send('v8.zip', archive.subarray(0, 200));
    expect((await client.take('offers.xml')).lines).toEqual(['failure', 'Архив оборван или сломан.']);
  });

  test.each([
    ['bytes', { bytes: 1_000, entries: 10 }],
    ['entries', { bytes: 1_000_000, entries: 1 }],
  ])('an archive of too many %s is refused', async (_name, bounds) => {
    const client = await begun();
    const archive = zipSync({ 'a.xml': Buffer.alloc(2_000, 'x'), 'b.xml': Buffer.from('x') });
    await client.send('v8.zip', Buffer.from(archive));
    const [{ digest }] = (await shop.db.query<{ digest: Buffer }>(
      sql`select digest from exchange_sessions`,
    )) as [{ digest: Buffer }];
    const inbox = { db: shop.db, folder: shop.folder, session: digest };
    await expect(unpack(inbox, 'v8.zip', bounds)).rejects.toThrow(/слишком/);
  });

  test('an exchange of which a file was not taken withdraws nothing', async () => {
    const client = await begun();
    await client.send('all.xml', offersXml(feed));
    await client.take('all.xml');
    const whole = offersXml({ ...feed, offers: feed.offers!.slice(0, 1) }, { changes: false });
    await client.send('offers0_1.xml', whole);
    await client.take('offers0_1.xml');
    await client.send('offers0_2.xml', whole.slice(0, 300));
    await client.take('offers0_2.xml');
    expect((await client.ask('complete')).lines).toEqual(['failure', expect.stringContaining('не снято')]);
    expect(Object.keys(await soldNow())).toEqual(['bowl', 'vase']);
  });

  test.each(['../offers.xml', 'a/../../offers.xml', 'shell.php', 'offers.xml:x', ''])(
    'the name «%s» is refused',
    async (filename) => {
      const client = await begun();
      expect((await client.ask('file', { filename }, 'x')).lines[0]).toBe('failure');
    },
  );

  test('folders of its own machine are stripped', async () => {
    const client = await begun();
    await client.send('C:\\Temp\\offers.xml', offersXml(feed));
    expect((await client.take('/tmp/x/offers.xml')).lines).toEqual(['success']);
  });

  test('a part that is too large is refused', async () => {
    const client = await begun();
    const part = Buffer.alloc(4 * 1024 * 1024 + 1, 'x');
    expect((await client.ask('file', { filename: 'offers.xml' }, part)).lines[0]).toBe('failure');
  });

  test('of two exchanges at once the later goes on', async () => {
    const [first, later] = [await begun(), await begun()];
    expect((await first.ask('init')).lines[0]).toBe('failure');
    await later.send('offers.xml', offersXml(feed));
    expect((await later.take('offers.xml')).lines).toEqual(['success']);
  });

  test('while another run of the source is at work there is progress, and then the import', async () => {
    const client = await begun();
    await client.send('offers.xml', offersXml(feed));
    const [{ id }] = (await shop.db.query<{ id: number }>(
      sql`select id from users where login = 'exchange'`,
    )) as [{ id: number }];
    await shop.db.transaction(async (tx) => {
      await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`import 1c-${id}`}, 0))`);
      expect((await client.ask('import', { filename: 'offers.xml' })).lines[0]).toBe('progress');
    });
    expect((await client.take('offers.xml')).lines).toEqual(['success']);
  });

  test('work that a process died in is taken up again', async () => {
    const client = await begun();
    await client.send('offers.xml', offersXml(feed));
    await shop.db.query(sql`
      update exchange_files set state = 'works', beat_at = ${new Date(shop.clock.now().getTime() - 60_000)}`);
    expect((await client.take('offers.xml')).lines).toEqual(['success']);
  });

  test('a session in which nothing was asked for an hour is over, and swept', async () => {
    const client = await begun();
    await client.send('offers.xml', commerceFile(''));
    shop.clock.advance(61 * 60_000);
    expect((await client.ask('init')).lines[0]).toBe('failure');
    await sweepInboxes(shop.db, shop.folder, shop.clock.now());
    expect(await shop.db.query(sql`select from exchange_sessions`)).toEqual([]);
    expect(await readdir(shop.folder)).not.toEqual([]);
  });
});
