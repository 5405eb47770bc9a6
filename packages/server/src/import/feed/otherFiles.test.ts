import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { FeedError } from '../problems/index.ts';
import { bytesOf, feedXml, readWhole } from '../testing/index.ts';
import { unpackFeed } from './unpackFeed.ts';

const feed = feedXml({ offers: [{ id: '1', name: 'Диван' }, { id: '2' }] });
const packed = gzipSync(feed);

test('a packed feed is unpacked, wherever its stream is cut', async () => {
  const whole = await readWhole(feed);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 500 }), async (size) => {
      expect(await readWhole(packed, size)).toEqual(whole);
    }),
    { numRuns: 25 },
  );
});

test('an archive that is cut off or broken is told as that', async () => {
  expect((await readWhole(packed.subarray(0, packed.length - 12))).failure?.code).toBe('bad_gzip');
  const broken = Buffer.from(packed);
  broken.fill(0xff, 20, 60);
  expect((await readWhole(broken)).failure?.code).toBe('bad_gzip');
});

test('an archive unpacks to no more than the limit', async () => {
  const bomb = gzipSync(Buffer.alloc(5_000_000));
  let size = 0;
  const read = async () => {
    for await (const piece of unpackFeed(bytesOf(bomb), 100_000)) size += piece.length;
  };
  await expect(read()).rejects.toThrow(FeedError);
  expect(size).toBeLessThanOrEqual(100_000);
});

test.each([
  ['a new table of Excel', `PK\u0003\u0004${'\0'.repeat(22)}\u0013\0\0\0[Content_Types].xml`, 'file_xlsx'],
  ['an old table of Excel', '\u00d0\u00cf\u0011\u00e0\u00a1', 'file_xls'],
  ['an archive', `PK\u0003\u0004${'\0'.repeat(22)}\u0008\0\0\0feed.xml`, 'file_zip'],
  ['a table', 'id;name;price\r\n1;Sofa;100\r\n', 'file_csv'],
  ['a table with tabs', 'id\tname\n1\tSofa\n', 'file_csv'],
  ['a page', '<html><body/></html>', 'not_yml'],
  ['a letter', 'Hello', 'not_yml'],
])('%s is named as what it is', async (_what, text, code) => {
  expect((await readWhole(Buffer.from(text, 'latin1'))).failure?.code).toBe(code);
});
