import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { isOnlyAdministrator, UNSEEN_MS } from '@siren/domain/people';
import type { PersonFilters, PersonRow } from '@siren/domain/people';
import { composed, fragment, onlyRow } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { allOf, hasWords } from '../lists/index.ts';
import { administrators } from './administrators.ts';
import { hasFactor, isPerson, personColumns, seenAt } from './personRows.ts';

type ListPayload = CheckedPayloadOf<'/api/admin/users/list'>;
type Sort = ListPayload['sort'];

const name = fragment`folded(u.name) collate "C"`;
const role = fragment`folded(r.name) collate "C"`;
const login = fragment`folded(u.login) collate "C"`;

/** The id parts what is equal; who was never here comes last in both directions. */
const sortings: Readonly<Record<Sort['key'], Readonly<Record<Sort['direction'], Fragment>>>> = {
  seen: {
    ascending: fragment`${seenAt} nulls last, u.id`,
    descending: fragment`${seenAt} desc nulls last, u.id desc`,
  },
  name: { ascending: fragment`${name}, u.id`, descending: fragment`${name} desc, u.id desc` },
  role: {
    ascending: fragment`${role} nulls last, ${name}, u.id`,
    descending: fragment`${role} desc nulls last, ${name}, u.id`,
  },
  login: { ascending: fragment`${login}, u.id`, descending: fragment`${login} desc, u.id desc` },
};

const narrowed = (
  query: string,
  { blocked, noFactor, invited, unseen, role }: PersonFilters,
  now: Date,
): Fragment =>
  allOf([
    isPerson,
    ...hasWords(query, fragment`concat_ws(' ', u.name, u.login, u.email)`),
    ...(blocked ? [fragment`u.blocked`] : []),
    ...(noFactor ? [fragment`not ${hasFactor}`] : []),
    ...(invited ? [fragment`exists (select from staff_invitations i where i.user_id = u.id)`] : []),
    ...(unseen
      ? [fragment`coalesce(${seenAt}, u.created_at) <= ${new Date(now.getTime() - UNSEEN_MS)}::timestamptz`]
      : []),
    ...(role && role.length > 0 ? [fragment`u.role_id = any(${role}::int[])`] : []),
  ]);

type Row = Omit<PersonRow, 'timeZone' | 'onlyAdministrator'>;

/** A page of the staff's accounts, and how many fit: both as they are at one moment. */
export async function listPeople(
  { db, now, places }: Context,
  { query, filters, sort, page, size }: ListPayload,
): Promise<AnswerOf<'/api/admin/users/list'>> {
  const conditions = narrowed(query, filters, now());
  const [{ rows, total }, managers, { region }] = await Promise.all([
    db
      .query<{ rows: Row[]; total: number }>(composed`
        select (select count(*)::int from users u where ${conditions}) as total,
          (select coalesce(json_agg(page), '[]') from (
            select ${personColumns} from users u left join staff_roles r on r.id = u.role_id
            where ${conditions} order by ${sortings[sort.key][sort.direction]}
            limit ${size}::int offset ${(page - 1) * size}::bigint) page) as rows`)
      .then(onlyRow),
    administrators(db),
    places.resolve({}),
  ]);
  return {
    rows: rows.map((row) => ({
      ...row,
      seenAt: row.seenAt === null ? null : new Date(row.seenAt).toISOString(),
      timeZone: region.timeZone,
      onlyAdministrator: isOnlyAdministrator(row.id, managers),
    })),
    total,
    sums: {},
  };
}
