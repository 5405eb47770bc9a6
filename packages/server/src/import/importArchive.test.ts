import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { uploadAddress } from '../pictures/index.ts';
import { goodsXml, offersXml } from './testing/commerceXml.ts';
import { createImportShop } from './testing/createImportShop.ts';
import type { ImportShop } from './testing/createImportShop.ts';
import { feedXml } from './testing/index.ts';
import type { TestFeed } from './testing/index.ts';

let shop: ImportShop;
let blue: Buffer;
let red: Buffer;

const drawn = (background: string, side = 400) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  shop = await createImportShop();
  [blue, red] = await Promise.all([drawn('#2244aa'), drawn('#aa2222')]);
});
beforeEach(async () => {
  await shop.empty();
  await shop.db.query(sql`truncate uploaded_pictures cascade`);
});
afterAll(() => shop.close());

const feed = (pictures: readonly string[]): TestFeed => ({
  categories: [{ id: 'c1', name: 'Вазы' }],
  offers: [{ id: 'vase', name: 'Ваза', price: 990, category: 'c1', pictures }],
});
const archiveOf = (entries: Readonly<Record<string, Uint8Array | string>>) =>
  zipSync(Object.fromEntries(Object.entries(entries).map(([name, bytes]) => [name, Buffer.from(bytes)])), {
    level: 0,
  });
const withPictures = (written: readonly string[], entries: Readonly<Record<string, Uint8Array | string>>) =>
  archiveOf({ 'catalog.xml': feedXml(feed(written)), ...entries });
const shown = async (offer = 'vase') => {
  const rows = await shop.db.query<{ url: string }>(sql`
    select i.url from offer_pictures x join pictures i on i.id = x.picture_id join offers o on o.id = x.offer_id
    where o.external_id = ${offer} order by x.position`);
  return rows.map(({ url }) => url);
};
const kept = async () =>
  Number(
    (await shop.db.query<{ count: number }>(sql`select count(*)::int as count from uploaded_pictures`))[0]
      ?.count,
  );
const told = ({ problems }: { problems: readonly { code: string; value: string | null }[] }) =>
  problems.map(({ code, value }) => `${code} ${value ?? ''}`.trim());

describe('pictures of an archive', () => {
  test('are the shop’s own, in the order in which the good names them', async () => {
    const run = await shop.take(
      withPictures(['photos/2.jpg', 'photos/1.jpg'], { 'photos/1.jpg': blue, 'photos/2.jpg': red }),
    );
    expect(run).toMatchObject({ status: 'done', counts: { created: 1 } });
    expect(told(run)).toEqual([]);
    expect(await shown()).toEqual([uploadAddress(red), uploadAddress(blue)]);
    expect(await kept()).toBe(2);
  });

  test.each([
    ['from the folder of the file', 'photos/1.jpg', { 'export/catalog.xml': '', 'export/photos/1.jpg': '' }],
    ['from the top of the archive', 'photos/1.jpg', { 'export/catalog.xml': '', 'photos/1.jpg': '' }],
    ['with a point at its front', './1.jpg', { 'catalog.xml': '', '1.jpg': '' }],
    ['as Windows writes it', 'C:\\Фото\\Ваза синяя.JPG', { 'catalog.xml': '', 'фото/ваза синяя.jpg': '' }],
    [
      'as an address is written',
      'photos/%D0%92%D0%B0%D0%B7%D0%B0.jpg',
      { 'catalog.xml': '', 'photos/Ваза.jpg': '' },
    ],
    ['by its bare name', '1.jpg', { 'catalog.xml': '', 'a/b/1.jpg': '' }],
  ])('are found by a name %s', async (_how, written, entries) => {
    const bytes = (name: string) => (name.endsWith('.xml') ? feedXml(feed([written])) : blue);
    const run = await shop.take(
      archiveOf(Object.fromEntries(Object.keys(entries).map((name) => [name, bytes(name)]))),
    );
    expect(told(run)).toEqual([]);
    expect(await shown()).toEqual([uploadAddress(blue)]);
  });

  test('that are not there, or there twice by one bare name, are told; an address stays one', async () => {
    const run = await shop.take(
      withPictures(['none.jpg', '1.jpg', 'https://pictures.example/1.jpg'], {
        'a/1.jpg': blue,
        'b/1.jpg': red,
      }),
    );
    expect(told(run)).toEqual(['picture_absent none.jpg', 'picture_absent 1.jpg', 'pictures_unused 2']);
    expect(await shown()).toEqual(['https://pictures.example/1.jpg']);
  });

  test('that are none, too small or broken are told, and cost their good nothing else', async () => {
    const run = await shop.take(
      withPictures(['word.jpg', 'small.jpg', 'torn.jpg', 'good.jpg'], {
        'word.jpg': 'Not a picture',
        'small.jpg': await drawn('#000000', 40),
        'torn.jpg': Buffer.concat([red.subarray(0, red.length / 2), Buffer.alloc(50)]),
        'good.jpg': blue,
        '__MACOSX/._good.jpg': 'Of the system',
      }),
    );
    expect(run.status).toBe('done');
    expect(told(run)).toEqual([
      'picture_format word.jpg',
      'picture_small small.jpg',
      'picture_format torn.jpg',
      'picture_absent word.jpg',
      'picture_absent small.jpg',
      'picture_absent torn.jpg',
    ]);
    expect(await shown()).toEqual([uploadAddress(blue)]);
  });

  test('are not kept by a trial, which says what the import will', async () => {
    const archive = withPictures(['1.jpg', 'none.jpg'], { '1.jpg': blue, 'word.jpg': 'No' });
    const trial = await shop.take(archive, { dryRun: true });
    expect(await kept()).toBe(0);
    const run = await shop.take(archive);
    expect(told(run)).toEqual(told(trial));
    expect(await kept()).toBe(1);
  });

  test('that come again are no change', async () => {
    const archive = withPictures(['1.jpg'], { '1.jpg': blue });
    await shop.take(archive);
    const before = await shop.rows();
    expect(await shop.take(archive)).toMatchObject({ status: 'done', counts: { skipped: 1, updated: 0 } });
    expect(await shop.rows()).toEqual(before);
    expect(await kept()).toBe(1);
  });

  test('are counted as they are gone through, and their import is stopped by whoever asks', async () => {
    const entries = Object.fromEntries(
      await Promise.all(
        Array.from({ length: 12 }, async (_, at) => [`${at}.jpg`, await drawn(`rgb(${at}, 9, 9)`)] as const),
      ),
    );
    const archive = withPictures(['1.jpg'], entries);
    await shop.take(archive);
    const pictures = () =>
      shop.db.query(sql`select pictures, status from import_runs order by id desc limit 1`);
    expect(await pictures()).toEqual([{ pictures: 12, status: 'done' }]);
    await shop.db.query(sql`
      create function cancel_it() returns trigger language plpgsql as 'begin new.cancels := true; return new; end'`);
    await shop.db.query(sql`
      create trigger cancel_it before insert on import_runs for each row execute function cancel_it()`);
    await shop.take(withPictures([], entries));
    await shop.db.query(sql`drop function cancel_it() cascade`);
    expect(await pictures()).toEqual([{ pictures: 10, status: 'cancelled' }]);
    expect(await shown()).toEqual([uploadAddress(entries['1.jpg'] ?? blue)]);
  });
});

describe('goods of an archive', () => {
  test('come from a table', async () => {
    await shop.db.query(sql`
      insert into import_mappings (source, columns, at) values ('feed', ${JSON.stringify([
        { heading: 'Артикул', to: 'article', unit: '' },
        { heading: 'Название', to: 'name', unit: '' },
        { heading: 'Цена', to: 'price', unit: '' },
        { heading: 'Фото', to: 'picture', unit: '' },
        { heading: 'Раздел', to: 'section', unit: '' },
      ])}::jsonb, now())`);
    const table = 'Артикул;Название;Цена;Фото;Раздел\r\nA-1;Ваза;990;"1.jpg, фото ваз/2.jpg";Вазы\r\n';
    const run = await shop.take(archiveOf({ '1.jpg': blue, 'фото ваз/2.jpg': red, 'Прайс.csv': table }));
    expect(told(run)).toEqual([]);
    expect(await shown('A-1')).toEqual([uploadAddress(blue), uploadAddress(red)]);
  });

  test('come from all files of 1C, with what they call pictures', async () => {
    const goods = feed(['import_files/ab/vase.jpg']);
    const run = await shop.take(
      archiveOf({
        'webdata/offers0_1.xml': offersXml(goods),
        'webdata/import0_1.xml': goodsXml(goods),
        'webdata/import_files/ab/vase.jpg': blue,
      }),
    );
    expect(run).toMatchObject({ status: 'done', counts: { created: 1 } });
    expect(await shown()).toEqual([uploadAddress(blue)]);
  });

  test('are tried from all files of 1C as they are taken', async () => {
    const goods = feed([]);
    const files = { 'offers.xml': offersXml(goods), 'import.xml': goodsXml(goods) };
    const trial = await shop.take(archiveOf(files), { dryRun: true });
    expect(trial).toMatchObject({ status: 'done', counts: { created: 1 } });
    expect(await shop.sold()).toEqual({});
  });

  test.each([
    ['nothing but pictures', { '1.jpg': 'x' }, 'archive_empty'],
    [
      'two files with goods',
      { 'a.xml': '<yml_catalog/>', 'b.csv': 'a;b\r\n1;2\r\n' },
      'archive_many a.xml, b.csv',
    ],
    ['an archive in its file', { 'a.xml': Buffer.from(zipSync({ 'b.xml': Buffer.from('x') })) }, 'file_zip'],
  ])('of one with %s are not taken, and nothing changes', async (_what, entries, problem) => {
    await shop.take(feed([]));
    const before = await shop.sold();
    const run = await shop.take(archiveOf(entries));
    expect(run.status).toBe('failed');
    expect(told(run).at(-1)).toMatch(new RegExp(`^${problem}`, 'u'));
    expect(await shop.sold()).toEqual(before);
  });

  test('of one that breaks off are not taken, and nothing changes', async () => {
    await shop.take(feed([]));
    const before = await shop.sold();
    const archive = withPictures(['1.jpg'], { '1.jpg': blue });
    for (const part of [0.3, 0.6]) {
      const run = await shop.take(archive.subarray(0, archive.length * part));
      expect(run.status).toBe('failed');
      expect(told(run)).toEqual(['archive_broken']);
    }
    expect(await shop.sold()).toEqual(before);
  });
});
