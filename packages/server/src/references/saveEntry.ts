import { isDeepStrictEqual } from 'node:util';
import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { changedValues, ENTRIES_MAX, entryProblem } from '@siren/domain/references';
import type { FieldValue, Reference, ReferenceEntry } from '@siren/domain/references';
import { composed, onlyRow } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { changedBy, changeReference, madeByStaff, recordEntry, seenEntry } from './changeReference.ts';
import type { HeldReference } from './changeReference.ts';

type SavePayload = Pick<CheckedPayloadOf<'/api/admin/refs/save-entry'>, 'entry' | 'version' | 'values'>;
type Values = Record<string, FieldValue>;

/** As columns take them: what is empty is no number, no day and no choice. */
const storedIn = ({ declaration: { fields } }: HeldReference, values: Values): string =>
  JSON.stringify(
    Object.fromEntries(
      fields.map(({ key, type }) => {
        const value = values[key] ?? '';
        return [key, value === '' && type !== 'text' && type !== 'lines' ? null : value];
      }),
    ),
  );

/** Values as they are kept. @throws ApiError ref.name_taken, bad_request */
function checkedValues(
  { declaration, entries }: HeldReference,
  from: ReferenceEntry | null,
  typed: Values,
): Values {
  const values = changedValues(declaration, from?.values ?? null, typed);
  const wrong = entryProblem(declaration, entries, { id: from?.id ?? null, values });
  if (wrong?.problem === 'taken') throw staffRefusal('ref.name_taken');
  if (wrong) throw badRequest(`${wrong.field}: ${wrong.problem}`);
  return values;
}

/** Adds an entry to a reference that is held. */
async function insert(
  context: Context,
  tx: Database,
  held: HeldReference,
  typed: Values,
): Promise<ReferenceEntry> {
  const { table, columns } = held.kept;
  madeByStaff(held);
  if (held.entries.length >= ENTRIES_MAX) throw staffRefusal('ref.too_many');
  const values = checkedValues(held, null, typed);
  const { id } = onlyRow(
    await tx.query<{ id: number }>(composed`
      insert into ${table} (${columns}) select ${columns}
      from jsonb_populate_record(null::${table}, ${storedIn(held, values)}::jsonb) returning id`),
  );
  await tx.query(composed`update ${table} set ${changedBy(context)} where id = ${id}`);
  const to = { values, active: true };
  await recordEntry(context, tx, held, { action: 'add', entry: id, from: null, to });
  // Its row has a version, which the update above has raised.
  return { id, ...to, version: 2, uses: 0 };
}

/** Changes an entry of a reference that is held, as it was seen. */
async function update(
  context: Context,
  tx: Database,
  held: HeldReference,
  payload: SavePayload,
): Promise<ReferenceEntry> {
  const { table, columns } = held.kept;
  const from = seenEntry(held, { entry: payload.entry ?? 0, version: payload.version });
  const values = checkedValues(held, from, payload.values);
  if (isDeepStrictEqual(values, from.values)) return from;
  const follow = await held.kept.follow?.(tx, from.id, values);
  await tx.query(composed`
    update ${table} set ${changedBy(context)}, (${columns}) = (select ${columns}
      from jsonb_populate_record(null::${table}, ${storedIn(held, values)}::jsonb))
    where id = ${from.id}`);
  await follow?.();
  const to = { values, active: from.active };
  await recordEntry(context, tx, held, { action: 'save', entry: from.id, from, to });
  return { ...from, values, version: from.version + 1 };
}

/** PostgreSQL's code of a row that leads to none. */
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Adds an entry to a reference that is held, or changes those fields of one that are sent; the entry as it is then.
 *
 * @throws ApiError ref.entry_not_found, ref.name_taken, ref.too_many, general.conflict, bad_request
 */
export async function writeEntry(
  context: Context,
  tx: Database,
  held: HeldReference,
  payload: SavePayload,
): Promise<ReferenceEntry> {
  try {
    return await (payload.entry === null
      ? insert(context, tx, held, payload.values)
      : update(context, tx, held, payload));
  } catch (error) {
    // What a link leads to was deleted since it was offered.
    if ((error as { code?: unknown }).code === FOREIGN_KEY_VIOLATION)
      throw badRequest('values: того, на\u00a0что ведёт ссылка, больше нет.');
    throw error;
  }
}

/**
 * Adds an entry, or changes those fields of one that are sent.
 *
 * @throws ApiError ref.not_found, ref.entry_not_found, ref.name_taken, ref.too_many, general.conflict, bad_request
 */
export const saveEntry = (
  context: Context,
  { id, ...payload }: CheckedPayloadOf<'/api/admin/refs/save-entry'>,
): Promise<Reference> =>
  changeReference(context, id, async (tx, held) => {
    await writeEntry(context, tx, held, payload);
  });
