import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { SelectedError } from '@siren/domain/catalog-errors';
import { composed, fragment, onlyRow } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { errorColumns, errorRowOf, errorSource, rankOf } from './errorRows.ts';
import type { ErrorRead } from './errorRows.ts';
import { narrowErrors } from './narrowErrors.ts';

type ListPayload = CheckedPayloadOf<'/api/admin/catalog-error/list'>;
type Sort = ListPayload['sort'];

/** Orders of the list; the id parts what is equal. */
const orders: Readonly<Record<Sort['key'], Readonly<Record<Sort['direction'], Fragment>>>> = {
  severity: {
    descending: fragment`${rankOf}, e.first_seen desc, e.id desc`,
    ascending: fragment`${rankOf} desc, e.first_seen, e.id`,
  },
  seen: {
    descending: fragment`e.first_seen desc, e.id desc`,
    ascending: fragment`e.first_seen, e.id`,
  },
};
export const errorOrder = ({ key, direction }: Sort): Fragment => orders[key][direction];

/** A page of errors, and how many there are. */
export async function listErrors(
  { db }: Context,
  { sort, page, size, ...asked }: ListPayload,
): Promise<AnswerOf<'/api/admin/catalog-error/list'>> {
  const conditions = narrowErrors(asked);
  const [rows, counted] = await Promise.all([
    db.query<ErrorRead>(composed`
      select ${errorColumns} from ${errorSource} where ${conditions}
      order by ${errorOrder(sort)} limit ${size}::int offset ${(page - 1) * size}::bigint`),
    db.query<{ total: number }>(composed`
      select count(*)::int as total from ${errorSource} where ${conditions}`),
  ]);
  return { rows: rows.map(errorRowOf), total: onlyRow(counted).total, sums: {} };
}

/** Every error of a filter. @throws ApiError general.conflict where there are not as many as were told */
export async function selectErrors(
  { db }: Context,
  { count, ...asked }: CheckedPayloadOf<'/api/admin/catalog-error/select'>,
): Promise<AnswerOf<'/api/admin/catalog-error/select'>> {
  const errors = await db.query<SelectedError>(composed`
    select e.id, e.version, e.state, coalesce(p.name, m.title) as name from ${errorSource}
    where ${narrowErrors(asked)} order by e.id limit ${count + 1}::int`);
  if (errors.length !== count) throw staffRefusal('general.conflict');
  return { errors };
}
