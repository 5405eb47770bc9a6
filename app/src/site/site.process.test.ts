import { hash } from 'node:crypto';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRoom } from '../testing/createRoom.ts';
import type { LaunchedShop } from '../testing/launchShop.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const room = createRoom();
let shop: LaunchedShop;
beforeAll(async () => {
  shop = await room.open(await room.filled());
});
afterAll(async () => {
  // Nothing that was asked here may have been a failure of the shop.
  expect(shop.complaints()).toEqual([]);
  await room.clear();
});

/** Asks for the target as it is written: fetch would put it in order first. */
function ask(target: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(shop.url);
    const length = body && { 'content-length': Buffer.byteLength(body) };
    const options = { host: '127.0.0.1', port, path: target, method, headers: { ...headers, ...length } };
    const asked = request({ ...options, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
      answer.on('error', reject);
    });
    asked.on('error', reject).end(body);
  });
}

const json = ({ body }: Answer): unknown => JSON.parse(String(body));
const isHtml = ({ headers }: Answer) => headers['content-type']?.startsWith('text/html') ?? false;

/** What the `Link` header of a page has the browser fetch before it reads the page. */
const firstOf = ({ headers }: Answer) =>
  [...String(headers.link).matchAll(/<([^>]+)>; rel=preload; as=font;/g)].map(([, path = '']) => path);

/** Addresses of the files that a page loads. */
async function filesOf(page: string): Promise<string[]> {
  const answer = await ask(page);
  const named = [...String(answer.body).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)];
  return [...new Set([...firstOf(answer), ...named.map(([, path = '']) => path)])];
}

describe('a page', () => {
  test('is for its visitor alone, and is asked for anew each time', async () => {
    const { headers } = await ask('/');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin',
    });
  });

  test.each([
    ['with sums', '/', ['basic', 'rouble', 'russian']],
    ['without any', '/section', ['basic', 'russian']],
  ])(
    'has its fonts fetched first, one %s too, and draws without waiting for them',
    async (_, path, names) => {
      const answer = await ask(path);
      const fonts = firstOf(answer).map((file) => /golos-text-(\w+)/.exec(file)?.[1]);
      expect(new Set(fonts)).toEqual(new Set(names));
      expect(String(answer.body)).not.toContain('as="font"');
    },
  );

  test.each(['/', '/section', '/cart', '/lk/login', '/nowhere'])(
    'runs nothing that its policy forbids: %s',
    async (path) => {
      const { headers, body } = await ask(path);
      const html = String(body);
      const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs)];
      const [early = '', ...others] = inline.flatMap(([, attributes, text = '']) =>
        attributes ? [] : [text],
      );
      expect(others).toEqual([]);
      expect(headers['content-security-policy']).toContain(
        `script-src 'self' 'sha256-${hash('sha256', early, 'base64')}';`,
      );
      const typed = inline.flatMap(([, attributes]) => (attributes ? [attributes] : []));
      expect(typed).toEqual([expect.stringContaining('type="application/json"')]);
      expect(html).not.toMatch(/\son[a-z]+="|javascript:|<base/i);
      // Where a link leads is not loaded with the page.
      for (const [, origin] of html.matchAll(
        /<(?!a\s)[a-z]+\s[^>]*?\b(?:src|href)="((?:https?:)?\/\/[^"/]+)/g,
      )) {
        expect(origin).toBe(shop.url);
      }
    },
  );

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed by %s where the browser can', async (encoding, decompress) => {
    const plain = await ask('/section');
    const { headers, body } = await ask('/section', { headers: { 'accept-encoding': encoding } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(body.length).toBeLessThan(plain.body.length / 3);
    expect(String(decompress(body))).toContain('</html>');
  });

  test('has its data at its own address', async () => {
    for (const path of ['/_payload.json', '/section/_payload.json', '/cart/_payload.json']) {
      const answer = await ask(path);
      expect([path, answer.status, answer.headers['cache-control']]).toEqual([
        path,
        200,
        'private, no-store',
      ]);
      expect(json(answer)).toEqual(expect.any(Object));
    }
    expect(Object.keys(json(await ask('/section/_payload.json')) as object)).not.toEqual([]);
  });

  test('that is not there is a page with 404, and its data a refusal in JSON', async () => {
    const page = await ask('/product/net-takogo');
    expect([page.status, isHtml(page)]).toEqual([404, true]);
    const data = await ask('/product/net-takogo/_payload.json');
    expect([data.status, json(data)]).toEqual([404, expect.objectContaining({ public_error: true })]);
  });

  test.each(['/%ff', '/%zz', '/%00', '//evil.example'])(
    '%s is shown as a page that is not there',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, isHtml(answer)]).toEqual([404, true]);
      expect(String(answer.body)).toContain('Page Not Found');
    },
  );

  test('has one address, without a slash at its end', async () => {
    const answer = await ask('/section/?page=2');
    expect([answer.status, answer.headers.location]).toEqual([301, '/section?page=2']);
    expect((await ask('/nowhere/')).status).toBe(404);
    expect((await ask('/login/')).headers.location).toBe('/lk/login');
  });

  test('leads to the last page of a list where the address names one beyond it', async () => {
    const answer = await ask('/search?query=x&page=9');
    expect([answer.status, answer.headers.location]).toEqual([302, '/search?query=x']);
    expect((await ask('/search?query=x')).status).toBe(200);
    // Whoever moves within the app gets the goods at once: the list itself knows that it has ended.
    expect((await ask('/search/_payload.json?query=x&page=9')).status).toBe(200);
  });

  test('answers HEAD as GET, without a body', async () => {
    for (const path of ['/', '/section/_payload.json', '/builds/latest.json', '/favicon.svg']) {
      const { status, body, headers } = await ask(path, { method: 'HEAD' });
      expect([path, status, body.length]).toEqual([path, 200, 0]);
      expect(headers['content-type']).toBe((await ask(path)).headers['content-type']);
    }
    expect((await ask('/nowhere', { method: 'HEAD' })).status).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE'])('cannot be written to by %s', async (method) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await ask('/cart', { method, headers, body: 'a=b' });
    expect([404, 405]).toContain(answer.status);
    expect(isHtml(answer)).toBe(false);
  });
});

describe('a file of the build', () => {
  test('is compressed beforehand, has its type, and is kept for good', async () => {
    const files = await filesOf('/section');
    expect(files.filter((path) => path.endsWith('.js'))).not.toEqual([]);
    expect(files.filter((path) => path.endsWith('.css'))).not.toEqual([]);
    expect(files.filter((path) => path.endsWith('.woff2'))).not.toEqual([]);
    const types: Record<string, RegExp> = {
      js: /^(text|application)\/javascript/,
      css: /^text\/css/,
      woff2: /^font\/woff2/,
    };
    for (const path of files) {
      const [, kind = ''] = /\.(\w+)$/.exec(path) ?? [];
      for (const encoding of kind === 'woff2' ? [undefined] : ['br', 'gzip', undefined]) {
        const { status, headers } = await ask(path, {
          headers: encoding ? { 'accept-encoding': encoding } : {},
        });
        expect([path, status, headers['content-encoding']]).toEqual([path, 200, encoding]);
        expect(headers['content-type']).toMatch(types[kind] ?? /none/);
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      }
    }
  });

  test('of another build is refused without a page, and that is not remembered', async () => {
    const answer = await ask('/assets/client-00000000.js');
    expect([answer.status, isHtml(answer), answer.headers['cache-control']]).toEqual([
      404,
      false,
      'no-store',
    ]);
  });

  test.each(['/.vite/manifest.json', '/server/server.js', '/build.json', '/assets/../../build.json'])(
    'that is not for browsers is not given: %s',
    async (path) => expect((await ask(path)).status).toBe(404),
  );
});

describe('addresses besides pages', () => {
  test('the latest build and what it knows', async () => {
    const latest = await ask('/builds/latest.json');
    expect(latest.headers['cache-control']).toBe('no-cache');
    const { id, timestamp } = json(latest) as { id: string; timestamp: string };
    expect(Date.parse(timestamp)).not.toBeNaN();
    expect(json(await ask(`/builds/meta/${id}.json`))).toEqual({
      id,
      timestamp,
      routeRules: { '/login/': { redirect: '/lk/login' } },
    });
    expect((await ask('/builds/meta/other.json')).status).toBe(404);
  });

  test.each(['/login', '/login/'])('%s leads to the login page', async (path) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([302, '/lk/login']);
  });

  test('robots are told what is not for them, in text', async () => {
    const answer = await ask('/robots.txt');
    expect([answer.status, answer.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^text\/plain/),
    ]);
    const { port } = new URL(shop.url);
    expect(String(answer.body)).toContain('Disallow: /api/\n');
    expect(String(answer.body)).not.toMatch(/admin|tools|backoffice/);
    expect(String(answer.body)).toMatch(/^Clean-param: utm_.*&ysclid&/m);
    expect(String(answer.body)).toContain(`\nSitemap: http://127.0.0.1:${port}/sitemap.xml\n`);
  });

  test('the sitemap leads to its parts, and they to pages, for whoever asks this very machine', async () => {
    const index = await ask('/sitemap.xml', { headers: { 'accept-encoding': 'gzip' } });
    expect(index.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    const parts = [...String(index.body).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
    expect(parts.map((part) => new URL(part).pathname)).toEqual(
      expect.arrayContaining(['/sitemap/pages.xml', '/sitemap/sections.xml', '/sitemap/products-1.xml']),
    );
    for (const part of parts) {
      const answer = await ask(new URL(part).pathname, { headers: { 'accept-encoding': 'gzip' } });
      const xml = String(
        answer.headers['content-encoding'] === 'gzip' ? gunzipSync(answer.body) : answer.body,
      );
      const [page] = /(?<=<loc>)[^<]+/.exec(xml) ?? [];
      expect([part, (await ask(new URL(page ?? '').pathname)).status]).toEqual([part, 200]);
    }
    expect((await ask('/sitemap/products-99.xml')).status).toBe(404);
    expect((await ask('/sitemap.xml', { headers: { host: 'evil.example' } })).status).toBe(404);
  });

  test.each([
    '/favicon.ico',
    '/api',
    '/api/nothing',
    '/builds/x',
    '/pictures/x',
    '/socket',
    '/.well-known/x',
  ])('%s is refused without a page', async (path) => {
    const answer = await ask(path);
    expect([answer.status, isHtml(answer)]).toEqual([404, false]);
  });

  test('an unknown call is refused in the wire format, by whatever method', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await ask('/api/nothing', { method });
      expect([method, answer.status, json(answer)]).toEqual([
        method,
        404,
        expect.objectContaining({ public_error: true }),
      ]);
    }
  });

  test('the description of the API runs nothing and loads nothing', async () => {
    const answer = await ask('/api/docs');
    expect(isHtml(answer)).toBe(true);
    expect(String(answer.body)).not.toMatch(/<script|<link/);
  });
});

describe('hostile addresses', () => {
  test.each([
    ...['/%00', '/%ff', '/%e0%a4%a', '/%', '/product/%00', '/section/%ff', '/cart/checkout?id=%00'],
    ...[
      '//evil.example',
      '///evil.example/',
      '/\\evil.example',
      '/..%2f..%2fetc%2fpasswd',
      '/../../etc/passwd',
    ],
    ...[
      '/%2e%2e/%2e%2e/etc/passwd',
      '/section/..%5c..%5c',
      '//evil.example/_payload.json',
      '/%00/_payload.json',
    ],
    ...[
      '/cart/checkout?id=1e3',
      "/product/' or 1=1--",
      '/section/%f0%9f%9b%8b',
      '/_payload.json/_payload.json',
    ],
    ...['/__proto__', '/product/constructor'],
  ])('%j is refused cleanly', (path) => expectRefusal(path));

  test.each([
    ['of many parts', `/${'a/'.repeat(3_000)}`],
    ['of many letters', `/product/${'%D0%B0'.repeat(2_000)}`],
    ['with a long question', `/cart/checkout?id=${'1'.repeat(9_000)}`],
  ])('one %s is refused cleanly', (_, path) => expectRefusal(path));

  async function expectRefusal(path: string): Promise<void> {
    const { status, headers, body } = await ask(path.replaceAll(' ', '%20'));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers.location).toBeUndefined();
    expect(String(body)).not.toMatch(/root:x:|node_modules|\n\s+at /);
  }

  test('an address longer than any is refused', async () => {
    expect((await ask(`/${'a'.repeat(20_000)}`)).status).toBe(431);
  });

  test.each(['evil.example', 'evil.example/x', 'evil.example:99999', '\'"><script>', ''])(
    'a request to the host %j neither leads there nor names it',
    async (host) => {
      for (const path of [
        '/',
        '/login/',
        '/section',
        '/section/_payload.json',
        '/robots.txt',
        '/sitemap.xml',
      ]) {
        const answer = await ask(path, { headers: { host, 'x-forwarded-host': host } });
        expect(answer.status).toBeLessThan(500);
        expect(answer.headers.location ?? '/lk/login').toBe('/lk/login');
        if (host) expect(String(answer.body)).not.toContain(host);
      }
    },
  );

  test('a whole address instead of a path is the page of its path', async () => {
    const answer = await ask('http://evil.example/section');
    expect(answer.status).toBe(200);
    expect(String(answer.body)).not.toContain('evil.example');
  });
});
