import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { isOnlyAdministrator } from '@siren/domain/people';
import type { PersonFilters, PersonRow } from '@siren/domain/people';
import { composed, fragment, onlyRow } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { allOf } from '../lists/index.ts';
import { administrators } from './administrators.ts';
import { isPerson, personColumns, seenAt } from './personRows.ts';

type ListPayload = CheckedPayloadOf<'/api/admin/users/list'>;
type Sort = ListPayload['sort'];

const name = fragment`folded(u.name) collate "C"`;
const login = fragment`folded(u.login) collate "C"`;

/** The id parts what is equal; who was never here comes last in both directions. */
const sortings: Readonly<Record<Sort['key'], Readonly<Record<Sort['direction'], Fragment>>>> = {
  seen: {
    ascending: fragment`${seenAt} nulls last, u.id`,
    descending: fragment`${seenAt} desc nulls last, u.id desc`,
  },
  name: { ascending: fragment`${name}, u.id`, descending: fragment`${name} desc, u.id desc` },
  login: { ascending: fragment`${login}, u.id`, descending: fragment`${login} desc, u.id desc` },
};

/** Each word that was typed stands somewhere in name, login or e-mail; no sign in it means anything. */
const hasWord = (word: string): Fragment =>
  fragment`position(folded(${word}) in folded(concat_ws(' ', u.name, u.login, u.email))) > 0`;

const narrowed = (query: string, { blocked, role }: PersonFilters): Fragment =>
  allOf([
    isPerson,
    ...query
      .split(/\s+/u)
      .filter((word) => word !== '')
      .map(hasWord),
    ...(blocked ? [fragment`u.blocked`] : []),
    ...(role && role.length > 0 ? [fragment`u.role_id = any(${role}::int[])`] : []),
  ]);

/** A page of the staff's accounts, and how many fit. */
export async function listPeople(
  { db, places }: Context,
  { query, filters, sort, page, size }: ListPayload,
): Promise<AnswerOf<'/api/admin/users/list'>> {
  const conditions = narrowed(query, filters);
  const [rows, { total }, managers, { region }] = await Promise.all([
    db.query<Omit<PersonRow, 'seenAt' | 'timeZone' | 'onlyAdministrator'> & { seenAt: Date | null }>(composed`
      select ${personColumns} from users u left join staff_roles r on r.id = u.role_id
      where ${conditions} order by ${sortings[sort.key][sort.direction]}
      limit ${size}::int offset ${(page - 1) * size}::bigint`),
    db
      .query<{ total: number }>(composed`select count(*)::int as total from users u where ${conditions}`)
      .then(onlyRow),
    administrators(db),
    places.resolve({}),
  ]);
  return {
    rows: rows.map((row) => ({
      ...row,
      seenAt: row.seenAt?.toISOString() ?? null,
      timeZone: region.timeZone,
      onlyAdministrator: isOnlyAdministrator(row.id, managers),
    })),
    total,
    sums: {},
  };
}
