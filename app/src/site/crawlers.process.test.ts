import { sql } from '@siren/server/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRoom } from '../testing/createRoom.ts';
import type { LaunchedShop } from '../testing/launchShop.ts';
import { withData } from '../testing/withDatabase.ts';

const CRAWLER = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)';

const room = createRoom();
let dataDir: string;
let shop: LaunchedShop;
beforeAll(async () => {
  dataDir = await room.filled();
  shop = await room.open(dataDir);
});
afterAll(() => room.clear());

const ask = (path: string) => fetch(`${shop.url}${path}`, { headers: { 'user-agent': CRAWLER } });

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
