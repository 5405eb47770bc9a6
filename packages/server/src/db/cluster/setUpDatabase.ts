import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { StartupError } from '../../config/index.ts';
import { withDatabase } from '../withDatabase.ts';
import { PASSWORD_FILE } from './initCluster.ts';

/** The one database of the shop in a cluster. */
const DATABASE = 'siren';
/** Owns it and all that is in it, and may do nothing outside of it: the shop connects as this role. */
const SHOP_ROLE = 'shop';
/** Of two processes that set it up at once the second waits: 'SIRE' as a number, and 2. */
const TURN = 'select pg_advisory_lock(1397314117, 2)';

/** The shop's password tells nobody the superuser's. */
const passwordOf = (superuser: string): string =>
  createHmac('sha256', superuser).update(SHOP_ROLE).digest('base64url');

/** Connection string of the shop's own role, from that of the superuser. */
export function shopUrl(superuserUrl: string): string {
  const url = new URL(withDatabase(superuserUrl, DATABASE));
  url.username = SHOP_ROLE;
  if (url.password) url.password = passwordOf(url.password);
  return url.href;
}

const connected = async <Result>(
  url: string,
  run: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return run(client).finally(() => client.end());
};

/**
 * Everything in the database that is the superuser's and of no extension, in one statement, which is done whole or not at
 * all. Indexes, triggers and sequences of columns go with their tables. (`reassign owned` refuses what belongs to the role
 * that PostgreSQL was set up by.)
 */
const HAND_OVER = `
do $$
declare
  change text;
begin
  for change in
    with owned (class, id, owner, change) as (
      select 'pg_namespace'::regclass, oid, nspowner, format('alter schema %I owner to ${SHOP_ROLE}', nspname)
        from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
      union all
      select 'pg_class'::regclass, c.oid, relowner, format('alter table %s owner to ${SHOP_ROLE}', c.oid::regclass)
        from pg_class c where relkind in ('r', 'p', 'v', 'm', 'f', 'S') and not exists (
          select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and c.relkind = 'S'
            and deptype in ('a', 'i'))
      union all
      select 'pg_proc'::regclass, oid, proowner, format('alter routine %s owner to ${SHOP_ROLE}', oid::regprocedure)
        from pg_proc
      union all
      select 'pg_type'::regclass, oid, typowner, format('alter type %s owner to ${SHOP_ROLE}', oid::regtype)
        from pg_type where typtype in ('d', 'e', 'r')
    )
    select owned.change from owned
    where owner = to_regrole(session_user) and id >= 16384 and not exists (
      select from pg_depend where classid = class and objid = id and deptype = 'e')
  loop
    execute change;
  end loop;
end $$`;

/**
 * Makes the shop's role and its database in the cluster at `url`, which is the superuser's. Of data that an earlier
 * version made, when the shop was the superuser itself, everything is handed over, the database last: whose it is tells
 * whether all is done, and a start that was cut off in between is made good by the next one.
 */
export async function setUpDatabase(url: string, folder: string): Promise<void> {
  try {
    await connected(url, async (client) => {
      await client.query(TURN);
      const { rowCount: roles } = await client.query('select from pg_roles where rolname = $1', [SHOP_ROLE]);
      if (roles === 0) {
        const password = passwordOf(await readFile(join(folder, PASSWORD_FILE), 'utf8'));
        await client.query(`create role ${SHOP_ROLE} login password '${password}'`);
      }
      const { rows } = await client.query<{ owner: string }>(
        'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
        [DATABASE],
      );
      if (!rows[0]) await client.query(`create database ${DATABASE} owner ${SHOP_ROLE}`);
      else if (rows[0].owner !== SHOP_ROLE) {
        await connected(withDatabase(url, DATABASE), (inside) => inside.query(HAND_OVER));
        await client.query(`alter database ${DATABASE} owner to ${SHOP_ROLE}`);
      }
    });
  } catch (cause) {
    throw new StartupError(`Cannot make the shop's database: ${(cause as Error).message}`, { cause });
  }
}
