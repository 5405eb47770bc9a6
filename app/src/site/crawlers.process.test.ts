import { sql } from '@siren/server/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRoom } from '../testing/createRoom.ts';
import type { LaunchedShop } from '../testing/launchShop.ts';
import { withData } from '../testing/withDatabase.ts';

const CRAWLER = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const room = createRoom();
let dataDir: string;
let shop: LaunchedShop;
beforeAll(async () => {
  dataDir = await room.filled();
  shop = await room.open(dataDir);
});
afterAll(() => room.clear());

const ask = (path: string, userAgent = CRAWLER) =>
  fetch(`${shop.url}${path}`, { headers: { 'user-agent': userAgent } });

describe('what search engines may not keep', () => {
  test('they may read, for else they would not know', async () => {
    const robots = await (await ask('/robots.txt')).text();
    const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
    expect(closed).toContain('/api/');
    for (const path of ['/search?query=x', '/section/divany?sort=new', '/cart', '/cart/codes', '/lk/login']) {
      expect([path, (await ask(path)).headers.get('x-robots-tag')]).toEqual([path, 'noindex']);
      expect([path, closed.filter((part) => path.startsWith(part))]).toEqual([path, []]);
    }
  });

  test('is a promo from its end on: no address is named for it, and header and page say so once each', async () => {
    const path = '/promo/teplyj-svet';
    const open = async () => {
      const answer = await ask(path);
      const html = await answer.text();
      return {
        status: answer.status,
        header: answer.headers.get('x-robots-tag'),
        canonical: html.includes('rel="canonical"'),
        metas: [...html.matchAll(/<meta name="robots" content="([^"]*)"/g)].map(([, content]) => content),
      };
    };
    expect(await open()).toEqual({ status: 200, header: null, canonical: true, metas: [] });
    await withData(dataDir, (db) =>
      db.query(sql`
        update promos set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day'
        where path = 'teplyj-svet'`),
    );
    await expect.poll(open).toEqual({ status: 200, header: 'noindex', canonical: false, metas: ['noindex'] });
  });
});

describe('an error', () => {
  const lines = () => shop.said().split('\n');

  test.each([
    ['of a page that is not there', '/nowhere', 'Page not found: /nowhere'],
    ['of a good that is not there', '/product/net-takogo', 'Такой страницы в каталоге нет.'],
    ['of an address that is not valid', '/cart/checkout', 'Page Not Found: /cart/checkout'],
  ])('%s is logged for crawlers, in one line that says what it was', async (_, path, message) => {
    const line = `${CRAWLER} got 404 at ${path}: ${message}`;
    const answer = await ask(`${path}?id=+79122044108`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('Page Not Found</h1>');
    await expect.poll(lines).toContain(line);
    expect(shop.said()).not.toContain('9122044108');
  });

  test('that people get is shown to them, and not logged', async () => {
    const answer = await ask('/nobody', BROWSER);
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Page Not Found')]);
    await ask('/elsewhere');
    await shop.says(/got 404 at \/elsewhere/);
    expect(shop.said()).not.toContain('/nobody');
  });
});
