import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './Database.ts';
import type { DatabasePool } from './Database.ts';
import { sql } from './sql.ts';
import { createTestDatabase } from './testing/index.ts';
import type { TestDatabase } from './testing/index.ts';
import { UnavailableError } from './UnavailableError.ts';

let owner: TestDatabase;
let db: DatabasePool;
beforeAll(async () => {
  owner = await createTestDatabase();
  db = openDatabase(owner.url, { max: 1 });
  await db.query(sql`
    create function fail_as(code text) returns void language plpgsql as
      $$ begin raise exception 'as the server says it' using errcode = code; end $$`);
});
afterAll(async () => {
  await db.close();
  await owner.close();
});

const failed = (code: string) => db.query(sql`select fail_as(${code})`).catch((error: unknown) => error);

// Codes of appendix A of PostgreSQL's manual.
test.each([
  ['a full disk', '53100', 'full'],
  ['a file that cannot be written', '58030', 'full'],
  ['memory that is used up', '53200', 'gone'],
  ['connections that are used up', '53300', 'gone'],
  ['a server that takes no changes', '25006', 'read-only'],
  ['a server that shuts down', '57P01', 'gone'],
  ['a statement that was cut off', '57014', 'slow'],
])('%s is told as what another try may mend', async (_what, code, reason) => {
  const error = await failed(code);
  expect(error).toBeInstanceOf(UnavailableError);
  expect(error).toMatchObject({ reason });
});

test.each([
  ['a doubled key', '23505'],
  ['a deadlock', '40P01'],
])('%s is told as it is: it has its own answer', async (_what, code) => {
  const error = await failed(code);
  expect(error).not.toBeInstanceOf(UnavailableError);
  expect(error).toMatchObject({ code });
});
