import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate, openDatabase, sql } from '../index.ts';
import { clusterUrl } from './clusterUrl.ts';
import { findPostmaster } from './postmaster.ts';
import { ask, createRoom, remember, remembered } from './testing/room.ts';

const room = createRoom();
let dataDir: string;
beforeAll(async () => {
  dataDir = await room.folder();
});
afterAll(() => room.clear());

/** Whoever set PostgreSQL up, in one of its databases. */
async function superuser(database: string): Promise<string> {
  const folder = join(dataDir, 'postgres');
  const postmaster = await findPostmaster(folder);
  if (!postmaster) throw new Error('Nothing runs there');
  return clusterUrl(folder, postmaster, database);
}

/** What in the database is not the shop's, beside PostgreSQL's own. */
const foreign = (url: string) =>
  ask(
    url,
    `select relname as name from pg_class where oid >= 16384 and relkind <> 't' and pg_get_userbyid(relowner) <> 'shop'
       and relnamespace <> 'pg_toast'::regnamespace
     union all select proname from pg_proc where oid >= 16384 and pg_get_userbyid(proowner) <> 'shop'
     union all select typname from pg_type where oid >= 16384 and typtype in ('d', 'e') and pg_get_userbyid(typowner) <> 'shop'
     union all select nspname from pg_namespace where oid >= 16384 and nspname !~ '^pg_' and pg_get_userbyid(nspowner) <> 'shop'
     union all select datname from pg_database where datname = current_database() and pg_get_userbyid(datdba) <> 'shop'`,
  );

describe('the role that the shop connects as', () => {
  let url: string;
  beforeAll(async () => {
    ({ url } = await room.start(dataDir));
  });

  it('is no superuser, and may make neither databases nor roles', async () => {
    expect(
      await ask(
        url,
        `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls
         from pg_roles where rolname = current_user`,
      ),
    ).toEqual([
      {
        rolsuper: false,
        rolcreatedb: false,
        rolcreaterole: false,
        rolreplication: false,
        rolbypassrls: false,
      },
    ]);
  });

  it.each([
    ['runs no program', "copy (select 1) to program 'id'"],
    ['reads the output of none', "create temporary table said (line text); copy said from program 'id'"],
    ['reads no file', "select pg_read_file('PG_VERSION')"],
    ['writes none', "copy (select 1) to '/tmp/siren-written'"],
    ['reads no password', 'select rolpassword from pg_authid'],
    ['changes no setting of the server', "alter system set log_statement = 'all'"],
    ['becomes nobody else', 'set role siren'],
    ['makes nobody a superuser', 'alter role shop superuser'],
  ])('%s', async (_what, statement) => {
    await expect(ask(url, statement)).rejects.toThrow(/permission denied|must be|Only roles/);
  });

  it('makes tables, functions and what else migrations need', async () => {
    await migrate(url);
    expect(await foreign(url)).toEqual([]);
  });

  it('has over TCP a password of its own, which does not open the superuser', async () => {
    const other = await room.start(await room.folder(), { transport: 'tcp' });
    expect(await ask(other.url, 'select current_user as who')).toEqual([{ who: 'shop' }]);
    const guess = new URL(other.url);
    guess.username = 'siren';
    await expect(ask(guess.href, 'select 1')).rejects.toThrow(/password/);
  });
});

/** Data of a version whose shop was the superuser, as it left them; `then` is what a start that was cut off has done. */
async function leaveOldData(...then: string[]): Promise<void> {
  const cluster = await room.start(dataDir);
  const [server, inside] = [await superuser('postgres'), await superuser('siren')];
  await ask(server, 'drop database siren');
  await ask(server, 'drop role shop');
  await ask(server, 'create database siren owner siren');
  await migrate(inside);
  await remember(inside);
  await ask(
    inside,
    "create type colour as enum ('red'); create schema extra; create view extra.kept as table kept",
  );
  await ask(inside, 'create sequence extra.numbers');
  for (const statement of then) await ask(server, statement);
  await cluster.stop();
}

describe('data that an earlier version made', () => {
  beforeEach(async () => {
    dataDir = await room.folder();
  });

  it.each([
    ['as it left them', []],
    ['where a start was cut off that had made the role', ['create role shop login']],
  ])('are handed over, %s: all are there and the shop’s, and it goes on with them', async (_when, done) => {
    await leaveOldData(...done);
    const { url } = await room.start(dataDir);
    expect(await remembered(url)).toEqual({ answer: 42 });
    expect(await foreign(url)).toEqual([]);
    await migrate(url);
    const db = openDatabase(url);
    await db.query(sql`insert into settings (key, value) values ('tried', 'yes')`);
    await db.query(sql`alter table regions add column tried int`);
    await db.query(sql`select nextval('extra.numbers')`);
    await db.close();
    await expect(ask(url, "select pg_read_file('PG_VERSION')")).rejects.toThrow(/permission denied/);
  });

  it.each([
    ['everything but the database was handed over', 'alter database siren owner to siren'],
    ['there was the role and no database yet', 'drop database siren'],
  ])('are made good where a start was cut off when %s', async (_when, statement) => {
    const first = await room.start(dataDir);
    await migrate(first.url);
    await ask(await superuser('postgres'), statement);
    await first.stop();
    const { url } = await room.start(dataDir);
    await migrate(url);
    expect(await foreign(url)).toEqual([]);
  });

  it('are handed over once where two commands come at once', async () => {
    await leaveOldData();
    const commands = await Promise.all([1, 2].map(() => room.start(dataDir, { shared: true })));
    for (const { url } of commands) {
      expect(await foreign(url)).toEqual([]);
      expect(await remembered(url)).toEqual({ answer: 42 });
    }
  });
});
