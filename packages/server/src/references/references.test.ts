import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ENTRIES_MAX } from '@siren/domain/references';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

const SYNONYMS = 1;
let shop: TestShop;
let staff: Visitor;
let entry: number;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.db.query(sql`update users set permissions = permissions || '{refs.edit}' where login = 'staff'`);
  staff = await shop.signedIn('staff');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query(sql`delete from synonyms`);
  entry = (await add('гамак, качели')).entries[0]!.id;
});

const add = (words: string) =>
  staff.call('/api/admin/refs/save-entry', { id: SYNONYMS, entry: null, values: { words } });
const see = () => staff.call('/api/admin/refs/get', { id: SYNONYMS });
const save = (words: string, version = 2, who = entry) =>
  staff.call('/api/admin/refs/save-entry', { id: SYNONYMS, entry: who, version, values: { words } });
const seen = (version = 2) => ({ id: SYNONYMS, entry, version });

test('the list counts the entries of each reference', async () => {
  await add('шезлонг, лежак');
  const { references } = await staff.call('/api/admin/refs/list', {});
  expect(references).toContainEqual({ id: SYNONYMS, entries: 2 });
});

test('there is no reference of another id', async () => {
  expect(await refusalOf(staff.call('/api/admin/refs/get', { id: 404 }))).toBe('ref.not_found');
  const into = staff.call('/api/admin/refs/save-entry', { id: 404, entry: null, values: {} });
  expect(await refusalOf(into)).toBe('ref.not_found');
});

test('what is saved stands in the table that the search reads, and in the history', async () => {
  const { entries, changes } = await save(' Гамак;качели ,гамак, подвесное  кресло');
  expect(entries).toEqual([
    {
      id: entry,
      values: { words: ['Гамак', 'качели', 'подвесное кресло'] },
      active: true,
      version: 3,
      uses: 0,
    },
  ]);
  expect(await shop.db.query(sql`select words, updated_by from synonyms`)).toEqual([
    { words: ['Гамак', 'качели', 'подвесное кресло'], updated_by: 'staff' },
  ]);
  expect(changes[0]).toMatchObject({
    action: 'save',
    by: { name: 'Имя staff' },
    changes: [
      { field: 'entry', to: entry },
      { field: 'name', to: 'Гамак, качели, подвесное кресло' },
      { field: 'words', from: 'гамак, качели', to: 'Гамак, качели, подвесное кресло' },
    ],
  });
});

test('the same again is no change', async () => {
  const before = await see();
  expect(await save('гамак, качели')).toEqual(before);
});

test('the same words in another order are refused, but for the line that has them', async () => {
  expect(await refusalOf(add('КАЧЕЛИ, гамак'))).toBe('ref.name_taken');
  expect((await save('качели, гамак')).entries[0]!.values).toEqual({ words: ['качели', 'гамак'] });
});

test.each(['', 'гамак', `гамак, ${'а'.repeat(81)}`])('«%s» is no line', async (words) => {
  expect(await refusalOf(save(words))).toBe('general.bad_request');
  expect(await refusalOf(add(words))).toBe('general.bad_request');
});

test('of two who change one line at once the second is refused, and shown what the first wrote', async () => {
  const outcomes = await Promise.allSettled([save('гамак, качели, люлька'), save('гамак, лежак')]);
  const [kept] = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.entries] : []));
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused).toMatchObject([{ key: 'general.conflict', body: { data: { entries: kept } } }]);
});

test('of two who add the same line at once one is refused', async () => {
  const outcomes = await Promise.allSettled([add('ширма, перегородка'), add('перегородка, ширма')]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await see()).entries).toHaveLength(2);
});

test('of many who change lines of their own at once nothing is lost', async () => {
  const lines = await Promise.all(Array.from({ length: 6 }, (_, at) => add(`слово${at}, ещё${at}`)));
  const last = lines
    .flatMap(({ entries }) => entries)
    .find(({ values }) => String(values['words']).includes('5'))!;
  await Promise.all([save('гамак, сетка'), save('слово5, сетка5', last.version, last.id)]);
  const words = (await see()).entries.map(({ values }) => String(values['words']));
  expect(words.toSorted()).toEqual(
    [
      'гамак,сетка',
      ...Array.from({ length: 5 }, (_, at) => `слово${at},ещё${at}`),
      'слово5,сетка5',
    ].toSorted(),
  );
});

test('a line is switched off and on, and stays', async () => {
  const off = await staff.call('/api/admin/refs/switch-entry', { ...seen(), active: false });
  expect(off.entries).toMatchObject([{ active: false, version: 3 }]);
  expect(off.changes[0]).toMatchObject({ action: 'switch' });
  expect(off.changes[0]!.changes).toContainEqual({ field: 'active', from: true, to: false });
  const again = await staff.call('/api/admin/refs/switch-entry', { ...seen(3), active: false });
  expect(again).toEqual(off);
  const late = staff.call('/api/admin/refs/switch-entry', { ...seen(2), active: true });
  expect(await refusalOf(late)).toBe('general.conflict');
});

test('a line is deleted as it was seen; then nothing more is done to it', async () => {
  const late = staff.call('/api/admin/refs/delete-entry', seen(1));
  expect(await refusalOf(late)).toBe('general.conflict');
  const { entries, changes } = await staff.call('/api/admin/refs/delete-entry', seen());
  expect([entries, changes[0]!.action]).toEqual([[], 'delete']);
  expect(await refusalOf(save('гамак, сетка'))).toBe('ref.entry_not_found');
  expect(await refusalOf(staff.call('/api/admin/refs/delete-entry', seen()))).toBe('ref.entry_not_found');
});

test('there are no more entries than a reference holds', async () => {
  await shop.db.query(sql`
    insert into synonyms (words) select array['a' || n, 'b' || n] from generate_series(2, ${ENTRIES_MAX}::int) n`);
  expect(await refusalOf(add('одно, другое'))).toBe('ref.too_many');
});

test('the search finds by a line as soon as it is there, and no more once it is off', async () => {
  const guest = shop.visitor();
  const found = async () => (await guest.call('/api/catalog/search', { query: 'лежебок' })).total;
  expect(await found()).toBe(0);
  await save('лежебок, диван');
  await vi.waitFor(async () => expect(await found()).toBeGreaterThan(0), { timeout: 10_000 });
  await staff.call('/api/admin/refs/switch-entry', { ...seen(3), active: false });
  await vi.waitFor(async () => expect(await found()).toBe(0), { timeout: 10_000 });
});

const bring = (...entries: { entry: number | null; version?: number; words: string; active?: boolean }[]) =>
  staff.call('/api/admin/refs/import', {
    id: SYNONYMS,
    entries: entries.map(({ words, active = true, ...one }) => ({ ...one, values: { words }, active })),
  });

test('a file adds entries, changes and switches others, each with its line in the history of one press', async () => {
  const { entries, changes } = await bring(
    { entry, version: 2, words: 'гамак, люлька', active: false },
    { entry: null, words: 'ширма, перегородка' },
  );
  expect(entries.map(({ values, active }) => [String(values['words']), active])).toEqual([
    ['ширма,перегородка', true],
    ['гамак,люлька', false],
  ]);
  expect(changes.slice(0, 3).map(({ action }) => action)).toEqual(['add', 'switch', 'save']);
  const runs = await shop.db.query<{ run: string }>(sql`
    select distinct run, run_id from audit_entries where kind = 'ref' order by run limit 5`);
  expect(runs.filter(({ run }) => run === 'bulk')).toHaveLength(1);
});

test('of a file nothing is done where one entry is refused', async () => {
  const before = await see();
  const added = { entry: null, words: 'ширма, перегородка' };
  expect(await refusalOf(bring(added, { entry, version: 1, words: 'гамак, люлька' }))).toBe(
    'general.conflict',
  );
  expect(await refusalOf(bring(added, added))).toBe('ref.name_taken');
  expect(await refusalOf(bring(added, { entry: null, words: 'одно' }))).toBe('general.bad_request');
  expect(await refusalOf(bring(added, { entry: 999_999, words: 'лежак, шезлонг' }))).toBe(
    'ref.entry_not_found',
  );
  const twice = { entry, version: 2, words: 'гамак, люлька' };
  expect(await refusalOf(bring(twice, { ...twice, words: 'гамак, сетка' }))).toBe('general.conflict');
  expect(await see()).toEqual(before);
});
