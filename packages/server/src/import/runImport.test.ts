import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runImport } from './runImport.ts';
import { createImportShop } from './testing/createImportShop.ts';
import type { ImportShop } from './testing/createImportShop.ts';
import { feedXml } from './testing/index.ts';

let shop: ImportShop;
let folder: string;
beforeAll(async () => {
  shop = await createImportShop();
  folder = await mkdtemp(join(tmpdir(), 'siren-import-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const run = async (...argv: string[]) => {
  const lines: string[] = [];
  const code = await runImport(argv, {
    rates: new Map(),
    db: shop.db,
    clock: shop.clock.now,
    print: (line) => lines.push(line),
  });
  return { code, text: lines.join('\n') };
};

const file = async (name: string, text: string) => {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
};

const offers = [
  { id: '1', name: 'Лампа', category: '1', count: 3 },
  { id: '2', price: 0, category: '1' },
];
const categories = [{ id: '1', name: 'Свет' }];

test('a file is imported under its own name; what happened and what was wrong is told by line', async () => {
  const { code, text } = await run(await file('Лампы Москва.xml', feedXml({ categories, offers })));
  expect(code).toBe(0);
  expect(text).toContain('прочитано 2: новых 1, изменено 0, без изменений 0, не взято 1');
  expect(text).toContain('строка 7, id 2: Цена равна нулю, предложение пропущено. [0]');
  expect(await shop.db.pool.query('select source, file from import_runs')).toMatchObject({
    rows: [{ source: 'lampy-moskva', file: 'Лампы Москва.xml' }],
  });
});

test('what nobody understands is told under the first problems, however many those are', async () => {
  const some = Array.from({ length: 25 }, (_, at) => ({
    ...{ id: `n${at}`, category: '1', count: 'нет' },
    extra: '<glow/>',
  }));
  const { text } = await run(await file('glow.xml', feedXml({ categories, offers: some })));
  expect(text).toContain('Замечаний 26, здесь 21:');
  expect(text).toMatch(/весь файл: Неизвестный элемент .* \[<glow> в <offer>: 25\]$/);
});

test('region, source and a dry run are asked for by options', async () => {
  const path = await file('ural.xml', feedXml({ categories, offers: offers.slice(0, 1) }));
  const { code, text } = await run(path, '--region', 'ural', '--source', 'x', '--dry-run');
  expect(code).toBe(0);
  expect(text).toContain('проба');
  expect(await shop.sold('ural')).toEqual({});
});

test('a file of which nothing can be taken ends in an error', async () => {
  const { code, text } = await run(await file('bad.xml', feedXml({ categories, offers: offers.slice(1) })));
  expect(code).toBe(1);
  expect(text).toContain('Не удалось');
});

test.each([
  [[], 'Использование'],
  [['a.xml', 'b.xml'], 'Использование'],
  [['--what', 'a.xml'], 'Использование'],
  [['/nowhere/a.xml'], 'Файла нет'],
])('a wrong command %j says so', async (argv, words) => {
  const { code, text } = await run(...argv);
  expect(code).toBe(2);
  expect(text).toContain(words);
});

test('an unknown region says so', async () => {
  const path = await file('moon.xml', feedXml({ categories, offers }));
  expect(await run(path, '--region', 'moon')).toEqual({ code: 2, text: 'Региона «moon» нет.' });
});
