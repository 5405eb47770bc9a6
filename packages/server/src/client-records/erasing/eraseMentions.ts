import { fullName, withoutMentions } from '@siren/domain/client-records';
import type { Mentioned } from '@siren/domain/client-records';
import { composed, fragment, joined, sql } from '../../db/index.ts';
import type { Database, Fragment } from '../../db/index.ts';

interface Place {
  table: Fragment;
  key: Fragment;
  column: Fragment;
  /** Texts within JSON. */
  json?: true;
}

/** Where people, or the shop for them, write of others in words of their own. */
const places: readonly Place[] = [
  { table: fragment`orders`, key: fragment`id`, column: fragment`comment` },
  { table: fragment`orders`, key: fragment`id`, column: fragment`staff_note` },
  { table: fragment`users`, key: fragment`id`, column: fragment`info` },
  { table: fragment`users`, key: fragment`id`, column: fragment`blocked_why` },
  { table: fragment`bonus_corrections`, key: fragment`idempotency_key`, column: fragment`reason` },
  { table: fragment`notifications`, key: fragment`id`, column: fragment`message` },
  { table: fragment`room_messages`, key: fragment`key`, column: fragment`text` },
  { table: fragment`audit_entries`, key: fragment`id`, column: fragment`changes`, json: true },
  { table: fragment`security_events`, key: fragment`id`, column: fragment`detail`, json: true },
];

/** What an index or a quick look can tell: all texts that may name somebody, and some that do not. */
function mayName(column: Fragment, { name, phone, email }: Mentioned): Fragment {
  const [word] = fullName(name).toSorted((one, other) => other.length - one.length);
  const looks = [
    ...(phone === null
      ? []
      : [fragment`position(right(${phone}::text, 10) in regexp_replace(${column}, '\\D', '', 'g')) > 0`]),
    ...(email === null ? [] : [fragment`position(folded(${email}::text) in folded(${column})) > 0`]),
    ...(word === undefined ? [] : [fragment`position(folded(${word}::text) in folded(${column})) > 0`]),
  ];
  return looks.length === 0 ? fragment`false` : fragment`(${joined(looks, ' or ')})`;
}

/** Texts within JSON, each by itself: a phone is no part of what stands around it there. */
function withinJson(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => withinJson(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withinJson(one, change)]));
}

async function eraseFrom(tx: Database, { table, key, column, json }: Place, who: Mentioned): Promise<void> {
  const rows = await tx.query<{ key: string; text: string }>(composed`
    select ${key}::text as key, ${column}::text as text from ${table}
    where ${mayName(fragment`${column}::text`, who)}`);
  const change = (text: string) => withoutMentions(text, who);
  const changed = rows.flatMap(({ key: id, text: before }) => {
    const after = json ? JSON.stringify(withinJson(JSON.parse(before), change)) : change(before);
    return after === before ? [] : [{ id, text: after }];
  });
  if (changed.length === 0) return;
  const type = json ? fragment`jsonb` : fragment`text`;
  await tx.query(composed`
    update ${table} set ${column} = t.text::${type}
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as t (id text, text text)
    where ${table}.${key}::text = t.id`);
}

/** Views and remembered queries that look for one client are of no use without them. */
async function dropSearches(tx: Database, who: Mentioned): Promise<void> {
  const names = (text: string) => withoutMentions(text, who) !== text;
  const views = await tx.query<{ id: number; name: string; query: string }>(composed`
    select id, name, coalesce(state ->> 'query', '') as query from staff_views
    where ${mayName(fragment`(name || ' ' || coalesce(state ->> 'query', ''))`, who)}`);
  const gone = views.filter(({ name, query }) => names(name) || names(query)).map(({ id }) => id);
  await tx.query(sql`delete from staff_views where id = any(${gone}::int[])`);
  const queries = await tx.query<{ query: string }>(composed`
    select query from popular_queries where ${mayName(fragment`query`, who)}`);
  const asked = queries.map(({ query }) => query).filter(names);
  await tx.query(sql`delete from popular_queries where query = any(${asked}::text[])`);
}

/** Takes somebody out of what others wrote, wherever that stands. */
export async function eraseMentions(tx: Database, who: Mentioned): Promise<void> {
  for (const place of places) await eraseFrom(tx, place, who);
  await dropSearches(tx, who);
}
