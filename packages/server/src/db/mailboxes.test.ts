import fc from 'fast-check';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsDir } from './migrate.ts';
import { createTestDatabase } from './testing/index.ts';
import type { TestDatabase } from './testing/index.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

/** The migration again, over these accounts; e-mails and logins afterwards in the same order. */
async function migrated(accounts: readonly { login: string; email: string | null }[]) {
  const statements = await readFile(join(migrationsDir, '0036_mailboxes.sql'), 'utf8');
  await client.query('begin');
  for (const { login, email } of accounts)
    await client.query("insert into users (login, name, email) values ($1, '', $2)", [login, email]);
  await client.query(statements);
  const { rows } = await client.query('select login, email from users order by id');
  await client.query('rollback');
  return rows as typeof accounts;
}

test('what was stored in punycode is stored as people read it', async () => {
  const label = fc
    .stringMatching(/^[a-zа-яё](?:[a-zа-яё0-9-]{0,14}[а-яё0-9])?$/u)
    .filter((text) => !/^..--/.test(text));
  const domains = fc.uniqueArray(
    fc
      .tuple(label, label)
      .map((parts) => parts.join('.'))
      .filter((domain) => domainToASCII(domain) !== ''),
    { minLength: 1, maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(domains, async (list) => {
      const stored = list.map((domain) => ({
        login: `vera@${domainToASCII(domain)}`,
        email: `vera@${domainToASCII(domain)}`,
      }));
      expect(await migrated(stored)).toEqual(
        list.map((domain) => ({ login: `vera@${domain}`, email: `vera@${domain}` })),
      );
    }),
    { numRuns: 20 },
  );
});

test.each([
  [
    'a login of its own',
    { login: 'Vera', email: 'v@xn--e1afmkfd.xn--p1ai' },
    { login: 'Vera', email: 'v@пример.рф' },
  ],
  ['no label of the network', { login: 'x', email: 'v@xn--!!.ru' }, { login: 'x', email: 'v@xn--!!.ru' }],
  ['no e-mail', { login: 'xn--e1afmkfd', email: null }, { login: 'xn--e1afmkfd', email: null }],
])('%s', async (_name, before, after) => {
  expect(await migrated([before])).toEqual([after]);
});

test('whoever has the mailbox by its other writing, too, keeps both accounts', async () => {
  const both = [
    { login: 'v@xn--e1afmkfd.xn--p1ai', email: 'v@xn--e1afmkfd.xn--p1ai' },
    { login: 'v@пример.рф', email: 'v@пример.рф' },
  ];
  expect(await migrated(both)).toEqual(both);
});
