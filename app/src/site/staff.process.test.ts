import { sql } from '@siren/server/db';
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRoom } from '../testing/createRoom.ts';
import type { LaunchedShop } from '../testing/launchShop.ts';
import { freezePostgres } from '../testing/postgresOf.ts';
import { withData } from '../testing/withDatabase.ts';

const room = createRoom();
let dataDir: string;
let shop: LaunchedShop;
let elsewhere: LaunchedShop;
const cookies = new Map<string, string>();
beforeAll(async () => {
  dataDir = await room.filled();
  shop = await room.open(dataDir);
  const env = { ADMIN_PATH: 'kontora', TOOLS_PATH: 'verstak', SHOP_API_URL: shop.url };
  elsewhere = await room.open(await room.folder(), { env });
  // May enter the area, and see no screen of orders.
  await withData(dataDir, (db) =>
    db.query(sql`update users set permissions = ${['admin.access', 'catalog.edit']} where login = 'editor'`),
  );
  for (const login of ['buyer', 'cashier', 'editor', 'admin']) cookies.set(login, await signIn(login));
});
afterAll(() => room.clear());

async function signIn(login: string): Promise<string> {
  const answer = await fetch(`${shop.url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: `${login}-demo` }),
  });
  expect([login, answer.status]).toEqual([login, 200]);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Opens an address; nobody is a guest. */
async function open(path: string, who = '', { url } = shop) {
  const headers = { cookie: cookies.get(who) ?? '', 'accept-encoding': 'br' };
  const answer = await fetch(url + path, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const whereTo = async (path: string, who?: string, at?: LaunchedShop) => {
  const { status, headers } = await open(path, who, at);
  return [status, headers.get('location')];
};

/** Status and target of the answer to a path as it is written: `fetch` would put it in order. */
const rawly = (path: string, who = '') =>
  new Promise<[number | undefined, string]>((resolve, reject) => {
    const headers = { cookie: cookies.get(who) ?? '' };
    get(shop.url, { path, headers }, (answer) => {
      answer.resume();
      resolve([answer.statusCode, answer.headers.location ?? '']);
    }).on('error', reject);
  });

/** The shop's answer to an address that is not there, without what each address and request has of its own. */
async function missing(path: string, who: string) {
  const { status, headers, text } = await open(path, who);
  const own = new Set(['date', 'x-request-id', 'content-length']);
  const same = text
    .replaceAll(path.replace(/\/$/, ''), '(address)')
    .replaceAll(headers.get('x-request-id') ?? '', '(request)');
  return { status, text: same, headers: [...headers].filter(([name]) => !own.has(name)) };
}

const isApp = ({ status, text }: { status: number; text: string }) =>
  status === 200 && text.includes('<meta name="staff"');

describe('the admin area', () => {
  test.each([
    '/admin',
    '/admin/orders',
    '/admin/orders?query=%D1%81%D1%82%D1%83%D0%BB&page=3',
    '/admin/what',
  ])('sends a guest who asks for %s to the login page, and back from there', async (path) => {
    expect(await whereTo(path)).toEqual([302, `/lk/login?from=${encodeURIComponent(path)}`]);
    expect(await whereTo(`/lk/login?from=${encodeURIComponent(path)}`, 'admin')).toEqual([302, path]);
  });

  test.each([
    ['buyer', '/admin'],
    ['buyer', '/admin/'],
    ['buyer', '/admin/orders'],
    ['cashier', '/admin'],
    ['cashier', '/admin/orders'],
    ['editor', '/admin/orders'],
    ['editor', '/admin/orders/'],
    ['admin', '/admin/what'],
    ['admin', '/admin/orders/17/lines'],
    ['editor', '/admin/orders/17/print/picking'],
    ['admin', '/admin/orders/17/print/lines'],
    ['buyer', '/tools'],
    ['admin', '/tools/what'],
  ])('is to %s at %s what any address is that the shop does not have', async (who, path) => {
    const answer = await missing(path, who);
    expect(answer.status).toBe(404);
    expect(answer).toEqual(await missing(`/nowhere${path}`, who));
  });

  test('answers its app to who may enter, at its own address and at those of their screens', async () => {
    for (const [who, path] of [
      ['admin', '/admin'],
      ['admin', '/admin/orders'],
      ['admin', '/admin/orders?page=2'],
      ['admin', '/admin/orders/17/print/waybill'],
      ['admin', '/admin/orders/17,23/print/picking'],
      ['editor', '/admin'],
    ] as const) {
      expect([who, path, isApp(await open(path, who))]).toEqual([who, path, true]);
    }
  });

  test('tells its app where those areas lie that one may enter, and no other', async () => {
    const { text } = await open('/admin', 'editor');
    expect(text).toContain('&quot;roots&quot;:{&quot;admin&quot;:&quot;admin&quot;}');
  });

  test('leads one of the staff who lacks the second factor of their role to where it is set up', async () => {
    await withData(dataDir, (db) =>
      db.query(sql`
        with role as (insert into staff_roles (name, permissions, needs_factor) values ('Редакция', '{}', true) returning id)
        update users set role_id = role.id from role where login = 'editor'`),
    );
    for (const path of ['/admin', '/admin/orders'])
      expect(await whereTo(path, 'editor')).toEqual([302, '/lk/profile']);
    await withData(dataDir, (db) => db.query(sql`update users set role_id = null where login = 'editor'`));
    expect(isApp(await open('/admin', 'editor'))).toBe(true);
  });

  test('has one address without a slash at its end', async () => {
    expect(await whereTo('/admin/', 'admin')).toEqual([301, '/admin']);
    expect(await whereTo('/admin/orders/?page=4', 'admin')).toEqual([301, '/admin/orders?page=4']);
    expect(await whereTo('/admin/')).toEqual([302, '/lk/login?from=%2Fadmin']);
  });

  test.each([
    ['/%61dmin', '/admin'],
    ['/adm%69n/', '/admin'],
    ['/admin/%6Frders?page=4', '/admin/orders?page=4'],
    ['/%61%64%6D%69%6E/%6frders/', '/admin/orders'],
    ['/x/../admin', '/admin'],
    ['/x/%2e%2E/admin/./orders', '/admin/orders'],
    ['/admin/what/../orders', '/admin/orders'],
  ])('%s is another writing of %s, and is answered as that by whoever asks', async (written, plain) => {
    expect(await rawly(written)).toEqual([302, `/lk/login?from=${encodeURIComponent(plain)}`]);
    for (const who of ['buyer', 'cashier'])
      expect([who, await rawly(written, who)]).toEqual([who, [404, '']]);
    expect(await rawly(written, 'admin')).toEqual([301, plain]);
    expect(await rawly(plain, 'admin')).toEqual([200, '']);
  });

  test.each([
    ...[
      '/ADMIN',
      '/Admin/orders',
      '/admin%2Forders',
      '/admin%20',
      '/%2561dmin',
      '/admin;a',
      '/administrator',
    ],
    ...['/%EF%BD%81dmin', '/%C3%A1dmin', '/admin/../nowhere', '/%61dmin/%2e%2e/nowhere', '/.admin'],
  ])('%s is not its address, and is for nobody there', async (path) => {
    for (const who of ['', 'buyer', 'cashier', 'admin'])
      expect([who, await rawly(path, who)]).toEqual([who, [404, '']]);
  });

  test.each(['/admin/%2Forders', '/admin//orders', '/admin/Orders', '/admin/orders%2F17', '/admin/%25'])(
    '%s is an address below it that no screen has: a guest signs in, for all others it is not there',
    async (path) => {
      expect(await rawly(path)).toEqual([302, `/lk/login?from=${encodeURIComponent(path)}`]);
      for (const who of ['buyer', 'cashier', 'admin'])
        expect([who, await rawly(path, who)]).toEqual([who, [404, '']]);
    },
  );

  test.each(['/admin/..//evil.example', '/admin//evil.example', '/admin/\\evil.example'])(
    'never leads elsewhere: %s',
    async (path) => {
      for (const who of ['', 'admin']) {
        const [, location] = await whereTo(path, who);
        expect(location ?? '/').toMatch(/^\/(?![/\\])/);
      }
    },
  );

  test('gives no data of pages at its addresses', async () => {
    const { status, text } = await open('/admin/_payload.json', 'admin');
    expect([status, JSON.parse(text)]).toEqual([404, expect.objectContaining({ public_error: true })]);
  });
});

describe('the document of the app', () => {
  test('is kept by nobody, found by nobody, framed by nobody, and runs no script but its own files', async () => {
    const { headers } = await open('/admin', 'admin');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
    });
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        ...["default-src 'none'", "script-src 'self'", "connect-src 'self'", "frame-ancestors 'none'"],
      ]),
    );
    expect(policy?.join()).not.toMatch(/https?:|\*|unsafe-eval|script-src [^,]*unsafe/);
  });

  test('names files that are there and kept for ever, and has no script in itself', async () => {
    const { text } = await open('/admin', 'admin');
    expect(text).toMatch(/^<!doctype html>\n<html lang="ru">/);
    expect([...text.matchAll(/<script[^>]*>([^<]*)/g)].map(([, script]) => script)).toEqual(['']);
    const files = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toEqual(
      expect.arrayContaining([expect.stringMatching(/\.js$/), expect.stringMatching(/\.css$/)]),
    );
    for (const file of files) {
      const { status, headers } = await open(file);
      expect([file, status, headers.get('cache-control'), headers.get('content-encoding')]).toEqual([
        ...[file, 200, 'public, max-age=31536000, immutable', 'br'],
      ]);
    }
  });

  test('says that it failed while the database is away, as pages of somebody do', async () => {
    const thaw = freezePostgres(dataDir);
    try {
      const [area, page] = await Promise.all([open('/admin', 'admin'), open('/lk/orders', 'admin')]);
      expect([area.status, page.status]).toEqual([503, 503]);
      expect(area.headers.get('cache-control')).toBe('no-store');
      expect(area.text).toContain('Магазин ненадолго недоступен');
    } finally {
      thaw();
    }
    await shop.sells();
    await expect.poll(async () => isApp(await open('/admin', 'admin'))).toBe(true);
  });
});

describe('in front of another backend, at other addresses', () => {
  test('the area is where it was put', async () => {
    expect(isApp(await open('/kontora/orders', 'admin', elsewhere))).toBe(true);
    expect(await whereTo('/kontora/', 'admin', elsewhere)).toEqual([301, '/kontora']);
    expect(await whereTo('/kontora', '', elsewhere)).toEqual([302, '/lk/login?from=%2Fkontora']);
    expect(await whereTo('/verstak', '', elsewhere)).toEqual([302, '/lk/login?from=%2Fverstak']);
    expect(await whereTo('/kontora/orders', 'editor', elsewhere)).toEqual([404, null]);
  });

  test('and nowhere else, for nobody', async () => {
    for (const who of ['', 'admin'])
      expect([who, await whereTo('/admin', who, elsewhere)]).toEqual([who, [404, null]]);
  });

  test('robots.txt tells of neither', async () => {
    for (const at of [shop, elsewhere]) {
      const { text } = await open('/robots.txt', '', at);
      expect(text).toContain('Disallow: /api/\n');
      expect(text).not.toMatch(/admin|tools|backoffice|kontora|verstak/);
    }
  });
});

describe('the back-office', () => {
  test('answers the same app to everybody, at its address and below it: its login is in it', async () => {
    const { text } = await open('/backoffice');
    expect(text).toMatch(/^<!doctype html>\n<html lang="ru">/);
    expect(text).toMatch(/src="\/assets\/office\/[^"]+\.js"/);
    for (const who of ['', 'buyer', 'cashier', 'admin'])
      expect([who, (await open('/backoffice/rooms/7', who)).text]).toEqual([who, text]);
  });

  test('has one address without a slash at its end, is kept by nobody and found by nobody', async () => {
    expect(await whereTo('/backoffice/')).toEqual([301, '/backoffice']);
    const { headers } = await open('/backoffice');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
    });
    expect(headers.get('content-security-policy')).toContain("media-src 'self'");
  });

  test('has its sound', async () => {
    const { status, headers } = await open('/sounds/notice.wav');
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^audio\//)]);
  });
});
