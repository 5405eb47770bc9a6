import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FeedError } from '../problems/index.ts';
import type { Problem } from '../problems/index.ts';
import { bytesOf, feedXml } from '../testing/index.ts';
import { NAMES_MAX } from './createUnknownNames.ts';
import { readFeed } from './readFeed.ts';

const unknownIn = async (feed: string) => {
  const problems: Problem[] = [];
  const options = { onEncoding: () => {}, report: (found: Problem) => void problems.push(found) };
  const pieces = readFeed(bytesOf(feed), options);
  let broken = false;
  try {
    while (!(await pieces.next()).done);
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    broken = true;
  }
  return { broken, told: problems.map(({ code, field, value, line }) => ({ code, field, value, line })) };
};

const told = (code: string, field: string, value: string) => ({ code, field, value, line: null });

test('what is known says nothing, used or left aside', async () => {
  const extra =
    '<url>https://a.invalid</url><sales_notes>Предоплата</sales_notes><age unit="year">6</age>' +
    '<delivery-options><option cost="300" days="1"/></delivery-options><dimensions>1/2/3</dimensions>' +
    '<price from="true">5</price><outlets><outlet id="n1" instock="1" booking="true"/></outlets>';
  const feed = feedXml({
    categories: [{ id: '5', name: 'Ковры', parent: '4' }],
    offers: [
      { id: 'r1', group: 'g', category: '5', count: 2, description: '<p class="x">Шерсть</p>', extra },
    ],
  });
  expect(await unknownIn(feed)).toEqual({ broken: false, told: [] });
});

test('markup of a description is no element of the offer', async () => {
  const extra = '<description>Ворс <b class="x">мягкий</b><offer><what/></offer></description>';
  expect((await unknownIn(feedXml({ offers: [{ id: 'r1', extra }] }))).told).toEqual([]);
});

test('what is not known is told once a name, where it stands, with how often', async () => {
  const extra =
    '<glow level="3">да</glow><param name="Ворс" rank="1">8</param><delivery-options deep="1"><q/></delivery-options>';
  const feed = feedXml({
    categories: [{ id: '5', name: 'Ковры' }],
    offers: [{ id: 'r1', extra }, { id: 'r2', extra }, { id: 'r3' }],
  })
    .replace('<category id="5">', '<category id="5" icon="rug"><short>К</short>')
    .replace('<shop>', '<shop mood="good"><motto>Тепло</motto>')
    .replace('<offer id="r3">', '<offer id="r3" xml:lang="ru" toString="1">');
  expect((await unknownIn(feed)).told).toEqual([
    told('unknown_attribute', 'mood', 'mood у <shop>: 1'),
    told('unknown_element', 'motto', '<motto> в <shop>: 1'),
    told('unknown_attribute', 'icon', 'icon у <category>: 1'),
    told('unknown_element', 'short', '<short> в <category>: 1'),
    told('unknown_element', 'glow', '<glow> в <offer>: 2'),
    told('unknown_attribute', 'rank', 'rank у <param>: 2'),
    told('unknown_attribute', 'toString', 'toString у <offer>: 1'),
  ]);
});

test('an element within one that is a text is told as any other, and a description alone has markup', async () => {
  const extra =
    '<group_id>4<i>2</i></group_id><vendor><em>Тис</em></vendor><param name="Ворс">8<i/> мм</param>' +
    '<condition type="used"><reason>Скол</reason><quality>good</quality><mood/></condition>' +
    '<barcodes>46<i/>07</barcodes><description>Мягкий <i>ковёр</i></description>';
  expect((await unknownIn(feedXml({ offers: [{ id: 'r1', extra }] }))).told).toEqual([
    told('unknown_element', 'i', '<i> в <group_id>: 1'),
    told('unknown_element', 'em', '<em> в <vendor>: 1'),
    told('unknown_element', 'i', '<i> в <param>: 1'),
    told('unknown_element', 'mood', '<mood> в <condition>: 1'),
    told('unknown_element', 'i', '<i> в <barcodes>: 1'),
  ]);
});

test('what is not known of a promo is told like anything else', async () => {
  const promos = [
    '<promo id="p1" type="promo code" mood="good"><start-date>2026-11-01</start-date><promo-code>ЗИМА</promo-code>',
    '<discount unit="percent" per="day">10</discount><only-on>вторник</only-on>',
    '<purchase><product offer-id="r1"/><required-quantity>3</required-quantity></purchase></promo>',
  ];
  expect((await unknownIn(feedXml({ offers: [{ id: 'r1' }], promos }))).told).toEqual([
    told('unknown_attribute', 'mood', 'mood у <promo>: 1'),
    told('unknown_attribute', 'per', 'per у <discount>: 1'),
    told('unknown_element', 'only-on', '<only-on> в <promo>: 1'),
    told('unknown_element', 'required-quantity', '<required-quantity> в <purchase>: 1'),
  ]);
});

test('gifts and sets are told once, with how many', async () => {
  const gifts =
    '<gifts><gift id="1"><name>Кружка</name></gift><gift id="2"/></gifts><sets><set id="1"/></sets>';
  const feed = feedXml({ offers: [{ id: 'r1' }] }).replace('</shop>', `${gifts}</shop>`);
  expect((await unknownIn(feed)).told).toEqual([
    told('not_taken', 'gift', '<gift>: 2'),
    told('not_taken', 'set', '<set>: 1'),
  ]);
});

test('of another kind of file nothing but that is told', async () => {
  expect(await unknownIn('<rss><channel/></rss>')).toEqual({ broken: true, told: [] });
});

test('a feed that breaks tells what it had until then', async () => {
  const feed = feedXml({ offers: [{ id: 'r1', extra: '<glow/>' }, { id: 'r2' }] });
  expect(await unknownIn(feed.slice(0, feed.indexOf('<offer id="r2">')))).toEqual({
    broken: true,
    told: [told('unknown_element', 'glow', '<glow> в <offer>: 1')],
  });
});

test('whatever names there are: no more are told than the bound, and none is left uncounted', async () => {
  const names = fc.oneof(
    fc.integer({ min: 0, max: 90 }).map((at) => `x${at}`),
    fc.constantFrom('constructor', '__proto__', 'hasOwnProperty', `long${'o'.repeat(80)}`),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(names, { maxLength: 300 }), async (list) => {
      const extra = list.map((name) => `<${name}/>`).join('');
      const { told: found } = await unknownIn(feedXml({ offers: [{ id: 'r1', extra }] }));
      const of = (value: string | null) => Number(/\d+$/.exec(value ?? '')?.[0]);
      expect(found.length).toBeLessThanOrEqual(NAMES_MAX + 1);
      expect(found.reduce((sum, { value }) => sum + of(value), 0)).toBe(list.length);
      for (const { field, value } of found) {
        if (field) expect(of(value)).toBe(list.filter((name) => name === field).length);
      }
    }),
    { numRuns: 60 },
  );
});
