import fc from 'fast-check';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { feedXml, readWhole as read } from '../testing/index.ts';

const sofa = {
  id: 'a1',
  group: 'g1',
  name: 'Диван «Ёж» & Ко',
  price: '1 490,50',
  category: '7',
  description: '<p>Мягкий</p>',
  params: [{ name: 'Ширина', value: '208', unit: 'см' }],
  pictures: ['https://shop.invalid/1.jpg'],
  outlets: { s1: 3 },
};

test('an offer comes with everything that the feed says of it', async () => {
  const { offers, categories } = await read(
    feedXml({ categories: [{ id: '7', name: 'Диваны', parent: '1' }], offers: [sofa] }),
  );
  expect(categories).toEqual([{ line: 4, id: '7', parentId: '1', name: 'Диваны' }]);
  expect(offers).toHaveLength(1);
  expect(offers[0]).toMatchObject({
    line: 6,
    attributes: { id: 'a1', group_id: 'g1' },
    params: [{ name: 'Ширина', value: '208', unit: 'см', hex: '' }],
    pictures: [{ url: 'https://shop.invalid/1.jpg' }],
    outlets: [{ id: 's1', instock: '3' }],
  });
  expect(Object.fromEntries(offers[0]!.texts)).toMatchObject({
    name: 'Диван «Ёж» & Ко',
    price: '1 490,50',
    description: '<p>Мягкий</p>',
  });
});

test.each([
  ['UTF-8', 'utf-8'],
  ['windows-1251', 'windows-1251'],
  ['KOI8-R', 'koi8-r'],
])('a feed in %s reads the same', async (declared, encoding) => {
  const name = 'Диван Ёж';
  const bytes = iconv.encode(feedXml({ encoding: declared, offers: [{ id: '1', name }] }), encoding);
  const { offers, encoding: found } = await read(bytes);
  expect(found).toBe(encoding);
  expect(offers[0]?.texts.get('name')).toBe(name);
});

test.each(['utf-8', 'utf-16le', 'utf-16be'])(
  'a byte order mark tells %s, whatever is declared',
  async (encoding) => {
    const bytes = iconv.encode(feedXml({ encoding: 'windows-1251', offers: [sofa] }), encoding, {
      addBOM: true,
    });
    const result = await read(bytes);
    expect(result.encoding).toBe(encoding);
    expect(result.offers[0]?.texts.get('name')).toBe(sofa.name);
  },
);

test('an unknown encoding is refused, not guessed', async () => {
  expect((await read(feedXml({ encoding: 'EBCDIC', offers: [sofa] }))).failure?.code).toBe(
    'unknown_encoding',
  );
});

test('it makes no difference where the stream is cut', async () => {
  const feed = feedXml({ categories: [{ id: '7', name: 'Ёж' }], offers: [sofa, { ...sofa, id: 'a2' }] });
  const whole = await read(feed, 1_000_000);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 300 }), async (size) => {
      expect(await read(feed, size)).toEqual(whole);
    }),
    { numRuns: 25 },
  );
});

test('a feed that just stops counts as broken', async () => {
  const feed = feedXml({ offers: [{ id: '1' }, { id: '2' }] });
  const { offers, failure } = await read(feed.slice(0, feed.indexOf('</offers>')));
  expect(offers).toHaveLength(2);
  expect(failure?.code).toBe('broken_xml');
});

test('entities that explode or reach for files are refused before they do', async () => {
  const laughs = '<!DOCTYPE x [<!ENTITY a "ха"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>';
  const file = '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>';
  for (const prolog of [laughs, file]) {
    const { offers, failure } = await read(
      feedXml({ prolog, offers: [{ id: '1', extra: '<note>&c;&f;</note>' }] }),
    );
    expect(failure?.code).toBe('entities_refused');
    expect(offers).toEqual([]);
  }
});

test('the DTD that old feeds name is neither loaded nor held against them', async () => {
  const { offers, failure } = await read(
    feedXml({ prolog: '<!DOCTYPE yml_catalog SYSTEM "shops.dtd">', offers: [sofa] }),
  );
  expect(failure).toBeNull();
  expect(offers).toHaveLength(1);
});

test('another kind of file is refused by name', async () => {
  expect((await read('<html><body/></html>')).failure?.code).toBe('not_yml');
});

test('a text without end and a depth without end are refused', async () => {
  const long = feedXml({ offers: [{ id: '1', description: 'а'.repeat(3_000_000) }] });
  expect((await read(long, 65_536)).failure?.code).toBe('element_too_large');
  const deep = feedXml({ offers: [{ id: '1', extra: '<a>'.repeat(5_000) }] });
  expect((await read(deep)).failure?.code).toBe('element_too_large');
});

test('names of HTML characters are understood, unknown ones are told and left as text', async () => {
  const feed = feedXml({ offers: [{ id: '1' }] }).replace('Товар 1', '&laquo;Лада&raquo;&nbsp;&prelest;');
  const { offers, problems, failure } = await read(feed);
  expect(failure).toBeNull();
  expect(offers[0]?.texts.get('name')).toBe('«Лада»\u00a0&prelest;');
  expect(problems.map(({ code, line }) => [code, line])).toEqual([['bad_entity', 5]]);
});

test('no bytes whatever break the reader other than by a refusal', async () => {
  const feed = Buffer.from(feedXml({ offers: [sofa] }));
  await fc.assert(
    fc.asyncProperty(
      fc.nat(feed.length - 1),
      fc.uint8Array({ minLength: 1, maxLength: 8 }),
      async (at, junk) => {
        const bytes = Buffer.concat([feed.subarray(0, at), junk, feed.subarray(at)]);
        const { offers } = await read(bytes);
        expect(offers.filter(({ broken }) => broken === null).length).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 200 },
  );
});
