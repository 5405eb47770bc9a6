import { couponEffect } from '@siren/domain/coupons';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readCoupon } from '../coupons/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import { createImportShop } from './testing/createImportShop.ts';
import type { ImportShop } from './testing/createImportShop.ts';
import { categories, clay, lamp, sofa } from './testing/goods.ts';

interface TestPromo {
  id?: string;
  type?: string;
  code?: string;
  discount?: string;
  start?: string;
  end?: string;
  url?: string;
  description?: string;
  goods?: string;
}

const element = (name: string, text: string | undefined) =>
  text === undefined ? '' : `<${name}>${text}</${name}>`;

/** A promo of 20 % on the sofa, in March 2026, which the shop's clock is at the beginning of. */
const promo = ({
  id = 'spring',
  type = 'promo code',
  code = 'SPRING',
  discount = '<discount unit="percent">20</discount>',
  goods = '<product offer-id="a1"/>',
  ...more
}: TestPromo = {}): string =>
  [
    `<promo id="${id}" type="${type}">`,
    element('start-date', more.start ?? '2026-02-20'),
    element('end-date', more.end ?? '2026-03-31'),
    element('description', more.description),
    element('url', more.url ?? 'https://old.invalid/promos/spring-sale/'),
    element('promo-code', code),
    discount,
    `<purchase>${goods}</purchase></promo>`,
  ].join('');

const offers = [sofa, clay, lamp];
const feedOf = (...promos: string[]) => ({ categories, offers, promos });

let shop: ImportShop;
beforeAll(async () => {
  shop = await createImportShop();
});
afterEach(() => shop.empty());
afterAll(() => shop.close());

interface Written {
  path: string;
  title: string;
  description: string;
  starts: string;
  ends: string;
  active: boolean;
  coupon: string;
  off: string;
  offers: string[];
  sections: string[];
  blocks: string[];
}

const promos = () =>
  shop.db.query<Written>(sql`
    select p.path, p.title, p.description, c.code as coupon, c.active,
      to_char(p.starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as starts,
      to_char(p.ends_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as ends, c.type || ' ' || c.value as off,
      array(select external_id from offers o where o.id = any(c.offers) order by 1) as offers,
      array(select external_id from sections s where s.id = any(c.targets) order by 1) as sections,
      array(select type from page_blocks b where b.promo_id = p.id order by position) as blocks
    from promos p left join coupons c on c.id = p.coupon_id order by p.external_id`);
/** Codes that are good now. */
const running = async () => {
  const rows = await shop.db.query<{ code: string }>(
    sql`select code from coupons
        where active and (ends_at is null or ends_at > ${shop.clock.now()}) order by code`,
  );
  return rows.map(({ code }) => code);
};
const idOf = async (offer: string) =>
  onlyRow(await shop.db.query<{ id: number }>(sql`select id from offers where external_id = ${offer}`)).id;
const codes = ({ problems }: { problems: { code: string }[] }) => problems.map(({ code }) => code);

describe('a promo code of a feed', () => {
  test('becomes a coupon and a page with its goods, its code and the time that is left', async () => {
    const { problems, status } = await shop.take(feedOf(promo()));
    expect([status, problems]).toEqual(['done', []]);
    expect(await promos()).toEqual([
      {
        path: 'spring-sale',
        title: 'Скидка 20\u00a0% по\u00a0промокоду',
        description: '',
        starts: '2026-02-19 21:00:00',
        ends: '2026-03-31 21:00:00',
        active: true,
        coupon: 'SPRING',
        off: 'percent 20.00',
        offers: ['a1'],
        sections: [],
        blocks: ['coupon', 'countdown', 'products'],
      },
    ]);
  });

  test('takes off what it names, and of nothing else', async () => {
    await shop.take(feedOf(promo()));
    const coupon = await readCoupon(shop.db, 'spring');
    const [named, other] = [await idOf('a1'), await idOf('a2')];
    const line = (offer: number) => ({ offer, brand: null, sections: [], price: 1_000, quantity: 1 });
    const { prices } = couponEffect(
      coupon ?? expect.fail('no coupon'),
      [line(named), line(other)],
      shop.clock.now().getTime(),
    );
    expect([prices.get(named), prices.get(other)]).toEqual([800, 1_000]);
  });

  test('is read however it is written', async () => {
    const summary = await shop.take(
      feedOf(
        promo({
          id: 'A b',
          type: 'Promo Code',
          code: ' зима-2026 ',
          start: '2026-02-15 09:00:01+0300',
          end: '31.03.2026 23:59',
          url: '',
          description: '<![CDATA[<p>Скидка на <b>диваны</b>.</p>]]>',
          discount: '<discount unit="currency" currency="RUR">1 000</discount>',
          goods: '<product>offer-id="a2"</product><product category-id="1"/><product>offer-id="a2"</product>',
        }),
      ),
    );
    expect(codes(summary)).toEqual([]);
    expect(await promos()).toEqual([
      expect.objectContaining({
        path: 'a-b',
        title: 'Скидка на диваны',
        description: 'Скидка 1\u00a0000\u00a0₽ по\u00a0промокоду.',
        starts: '2026-02-15 06:00:01',
        ends: '2026-03-31 20:59:00',
        off: 'fixed 1000.00',
        offers: ['a2'],
        sections: ['1'],
      }),
    ]);
  });

  test('stands before the goods as well as after them', async () => {
    const after = (await shop.take(feedOf(promo()))).problems;
    await shop.empty();
    const xml = `<yml_catalog><shop><promos>${promo()}</promos><categories><category id="1">Свет</category></categories>
      <offers><offer id="a1"><name>Лампа</name><price>10</price><categoryId>1</categoryId></offer></offers>
      </shop></yml_catalog>`;
    expect((await shop.take(xml)).problems).toEqual(after);
    expect(await promos()).toHaveLength(1);
  });
});

describe('a second import', () => {
  test('of the same promos changes nothing', async () => {
    const feed = feedOf(promo(), promo({ id: 'two', code: 'TWO', goods: '<product category-id="2"/>' }));
    await shop.take(feed);
    const before = await shop.rows();
    await shop.take(feed);
    expect(await shop.rows()).toEqual(before);
  });

  test('with other words changes coupon and page, and keeps the address and how often it was used', async () => {
    await shop.take(feedOf(promo()));
    await shop.db.query(sql`update coupons set used = 3`);
    const discount = '<discount unit="percent">30</discount>';
    await shop.take(feedOf(promo({ discount, url: 'https://old.invalid/another' })));
    expect(await promos()).toEqual([expect.objectContaining({ path: 'spring-sale', off: 'percent 30.00' })]);
    expect(onlyRow(await shop.db.query(sql`select used from coupons`))).toEqual({ used: 3 });
  });

  test('with other words leaves the blocks that staff have published on the page', async () => {
    await shop.take(feedOf(promo()));
    await shop.db.query(sql`delete from page_blocks where promo_id is not null and type <> 'coupon'`);
    await shop.db.query(sql`update pages set published = 1 where promo_id is not null`);
    await shop.take(feedOf(promo({ description: 'Другими словами' })));
    expect(await promos()).toMatchObject([{ title: 'Другими словами', blocks: ['coupon'] }]);
  });

  test('without a promo ends it and its code; with it again begins both anew', async () => {
    await shop.take(feedOf(promo()));
    await shop.take(feedOf());
    expect(await promos()).toEqual([
      expect.objectContaining({ active: false, ends: '2026-03-01 09:00:00', path: 'spring-sale' }),
    ]);
    const ended = await shop.rows();
    await shop.take(feedOf());
    expect(await shop.rows()).toEqual(ended);
    await shop.take(feedOf(promo()));
    expect(await promos()).toEqual([expect.objectContaining({ active: true, ends: '2026-03-31 21:00:00' })]);
  });

  test('with another code for a promo ends the former one, in carts too', async () => {
    await shop.take(feedOf(promo({ end: '' })));
    await shop.take(feedOf(promo({ end: '', code: 'SUMMER' })));
    expect(await promos()).toEqual([expect.objectContaining({ active: true, coupon: 'SUMMER' })]);
    expect(await running()).toEqual(['SUMMER']);
    const { prices, reason } = couponEffect(
      (await readCoupon(shop.db, 'SPRING')) ?? expect.fail('no coupon'),
      [{ offer: await idOf('a1'), brand: null, sections: [], price: 1_000, quantity: 1 }],
      shop.clock.now().getTime(),
    );
    expect([[...prices.values()], reason]).toEqual([[1_000], 'inactive']);
  });

  test('that gives a code to another promo lets it run there', async () => {
    const [a, b] = [{ id: 'a' }, { id: 'b', goods: '<product offer-id="a2"/>' }];
    await shop.take(feedOf(promo({ ...a, code: 'ONE' }), promo({ ...b, code: 'TWO' })));
    await shop.take(feedOf(promo({ ...a, code: 'TWO' }), promo({ ...b, code: 'ONE' })));
    expect(await running()).toEqual(['ONE', 'TWO']);
    await shop.take(feedOf(promo({ ...b, code: 'TWO' })));
    expect(await running()).toEqual(['TWO']);
  });

  test('with a promo that has no code any more ends it, whatever kind it is now', async () => {
    for (const now of [{ code: '' }, { code: '', type: 'flash discount' }]) {
      await shop.take(feedOf(promo()));
      await shop.take(feedOf(promo(now)));
      expect(await promos()).toEqual([
        expect.objectContaining({ active: false, ends: '2026-03-01 09:00:00' }),
      ]);
    }
  });

  test('of a promo that went wrong leaves it as it was', async () => {
    await shop.take(feedOf(promo()));
    await shop.take(feedOf(promo({ discount: '<discount unit="percent">0</discount>' })));
    expect(await promos()).toEqual([expect.objectContaining({ active: true, off: 'percent 20.00' })]);
  });

  test('in one region ends nothing that another one still has', async () => {
    await shop.take(feedOf(promo()));
    await shop.take(feedOf(promo()), { region: 'ural' });
    await shop.take(feedOf());
    expect(await promos()).toEqual([expect.objectContaining({ active: true, ends: '2026-03-31 21:00:00' })]);
    const [row] = await shop.db.query<{ codes: string[] }>(
      sql`select array(select code from regions r where r.id = any(p.regions)) as codes from promos p`,
    );
    expect(row?.codes).toEqual(['ural']);
  });

  test('of another region takes no code of a promo that goes on, and ends none that is told there', async () => {
    const other = { id: 'b', discount: '<discount unit="percent">50</discount>' };
    await shop.take(feedOf(promo()));
    const summary = await shop.take(feedOf(promo(other)), { region: 'ural' });
    expect(codes(summary)).toContain('promo_code_taken');
    expect(await promos()).toEqual([expect.objectContaining({ off: 'percent 20.00' })]);
    await shop.take(feedOf(promo({ code: 'URAL' })), { region: 'ural' });
    expect(await running()).toEqual(['SPRING', 'URAL']);
  });

  test('of a broken feed ends nothing', async () => {
    await shop.take(feedOf(promo()));
    const { status } = await shop.take(`<yml_catalog><shop><offers><offer id="a1">`);
    expect(status).toBe('failed');
    expect(await promos()).toEqual([expect.objectContaining({ active: true, ends: '2026-03-31 21:00:00' })]);
  });
});

describe('what cannot be run is reported by line and takes no other promo down', () => {
  test.each<[string, TestPromo]>([
    ['promo_no_id', { id: ' ' }],
    ['promo_unsupported', { type: 'gift with purchase' }],
    ['promo_unsupported', { type: 'flash discount' }],
    ['promo_unsupported', { type: 'n plus m' }],
    ['promo_unsupported', { type: 'bonus card' }],
    ['promo_bad_code', { code: '' }],
    ['promo_bad_code', { code: 'X'.repeat(65) }],
    ['promo_bad_discount', { discount: '' }],
    ['promo_bad_discount', { discount: '<discount unit="percent">0</discount>' }],
    ['promo_bad_discount', { discount: '<discount unit="percent">-5</discount>' }],
    ['promo_bad_discount', { discount: '<discount unit="percent">101</discount>' }],
    ['promo_bad_discount', { discount: '<discount unit="currency" currency="USD">10</discount>' }],
    ['promo_bad_discount', { discount: '<discount unit="bananas">10</discount>' }],
    ['promo_bad_date', { start: 'скоро' }],
    ['promo_bad_date', { end: '2026-02-30' }],
    ['promo_bad_period', { start: '2026-04-01', end: '2026-03-01' }],
    ['promo_no_goods', { goods: '' }],
    ['promo_code_repeated', { code: 'last' }],
  ])('%s: %j', async (code, part) => {
    const summary = await shop.take(feedOf(promo({ id: 'first', code: 'LAST' }), promo(part)));
    expect(summary.problems).toMatchObject([
      { code, line: 13, message: expect.stringMatching(/^[А-ЯЁ].*\.$/) },
    ]);
    expect(summary.status).toBe('done');
    expect(await promos()).toHaveLength(1);
  });

  test('goods that nobody knows: the others stay, and without any there is no promo', async () => {
    const goods = '<product offer-id="a1"/>\n<product offer-id="moon"/>\n<product category-id="99"/>';
    const summary = await shop.take(
      feedOf(promo({ goods }), promo({ id: 'b', code: 'B', goods: '<product>offer-id="?"</product>' })),
    );
    expect(summary.problems.map(({ code, line, value }) => [code, line, value])).toEqual([
      ['promo_unknown_goods', 13, 'moon'],
      ['promo_unknown_goods', 14, '99'],
      ['promo_unknown_goods', 15, '?'],
      ['promo_no_goods', 15, null],
    ]);
    expect(await promos()).toEqual([expect.objectContaining({ offers: ['a1'], coupon: 'SPRING' })]);
  });

  test('a code that staff or another source use already is theirs', async () => {
    await shop.db.query(sql`insert into coupons (code, type, value) values ('Spring', 'fixed', 5)`);
    const summary = await shop.take(feedOf(promo(), promo({ id: 'b', code: 'B' })));
    expect(codes(summary)).toEqual(['promo_code_taken']);
    expect((await promos()).map(({ coupon }) => coupon)).toEqual(['B']);
    const other = await shop.take(feedOf(promo({ code: 'b' })), { source: 'other' });
    expect(codes(other)).toEqual(['promo_code_taken']);
    const coupons = await shop.db.query(sql`select code, value, source from coupons order by code`);
    expect(coupons).toEqual([
      { code: 'B', value: 20, source: 'feed' },
      { code: 'Spring', value: 5, source: null },
    ]);
  });

  test('two promos of one name get addresses of their own', async () => {
    await shop.take(feedOf(promo(), promo({ id: 'b', code: 'B' })));
    expect((await promos()).map(({ path }) => path).toSorted()).toEqual(['spring-sale', 'spring-sale-2']);
  });
});

test('a dry run reports and writes nothing', async () => {
  const summary = await shop.take(feedOf(promo(), promo({ id: 'x', code: '' })), { dryRun: true });
  expect(codes(summary)).toEqual(['promo_bad_code']);
  expect(await promos()).toEqual([]);
});
