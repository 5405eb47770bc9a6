import { ApiError, staffRefusal } from '@siren/contract/errors';
import type { StaffErrorKey } from '@siren/contract/errors';
import type { FieldChange } from '@siren/domain/audit';
import { fieldText, nameOf } from '@siren/domain/references';
import type { Reference, ReferenceEntry, ReferenceField } from '@siren/domain/references';
import { recordChange } from '../audit/index.ts';
import { composed, fragment, retryDeadlock } from '../db/index.ts';
import type { Database, Fragment } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { readEntries } from './readEntries.ts';
import { keptReference, readReference, tableOfReference } from './readReference.ts';
import type { KeptReference } from './readReference.ts';

/** A reference that nobody else changes before the transaction ends. */
export interface HeldReference extends KeptReference {
  entries: readonly ReferenceEntry[];
}

/** Refusals that come of how the reference is now: they show it. */
const present: readonly StaffErrorKey[] = [
  'general.conflict',
  'ref.entry_not_found',
  'ref.name_taken',
  'ref.used',
  'ref.has_parts',
  'ref.too_many',
];

/** Names are told apart over all entries, so that all of them are held; whoever reads does not wait. */
async function hold(tx: Database, id: number): Promise<HeldReference> {
  const { table } = tableOfReference(id);
  await tx.query(composed`lock table ${table} in share row exclusive mode`);
  const reference = await keptReference(tx, id);
  return { ...reference, entries: await readEntries(tx, reference.declaration, reference.kept) };
}

/**
 * Does something to a reference in one transaction, and answers it as it is then.
 *
 * @throws ApiError ref.not_found, and what `change` throws
 */
export async function changeReference(
  context: Context,
  id: number,
  change: (tx: Database, held: HeldReference) => Promise<void>,
): Promise<Reference> {
  try {
    await retryDeadlock(() =>
      context.db.transaction(async (tx) => {
        const held = await hold(tx, id);
        await change(tx, held);
        await held.kept.settle?.(tx);
      }),
    );
  } catch (error) {
    const key = error instanceof ApiError ? present.find((one) => error.is(one)) : undefined;
    if (key === undefined) throw error;
    throw staffRefusal(key, { data: await readReference(context, id) });
  }
  return readReference(context, id);
}

/** Entries that come with goods are neither added nor switched. @throws ApiError bad_request */
export function madeByStaff({ declaration }: HeldReference): void {
  if (declaration.madeBy === 'goods')
    throw badRequest('id: записи этого справочника приходят с\u00a0товарами.');
}

/** The entry as it was seen. @throws ApiError ref.entry_not_found, general.conflict */
export function seenEntry(
  { entries }: HeldReference,
  seen: { entry: number; version: number },
): ReferenceEntry {
  const found = entries.find(({ id }) => id === seen.entry);
  if (!found) throw staffRefusal('ref.entry_not_found');
  if (found.version !== seen.version) throw staffRefusal('general.conflict');
  return found;
}

/** Who changed an entry last, and when; part of an update of a row. */
export const changedBy = ({ session, now }: Context): Fragment => fragment`
  version = version + 1, updated_at = ${now()}, updated_by = ${session.user?.login ?? ''}`;

export interface Recorded {
  /** What is done: `add`, `save`, `switch`, `move`, `merge`, `delete`. */
  action: string;
  entry: number;
  from: Pick<ReferenceEntry, 'values' | 'active'> | null;
  to: Pick<ReferenceEntry, 'values' | 'active'> | null;
  /** What else is told: where it stood and stands, what was merged into it. @default nothing */
  more?: readonly FieldChange[];
}

const textOf = (entry: Recorded['to'], field: ReferenceField): string | null =>
  entry ? fieldText(field, entry.values[field.key] ?? '') : null;

/** Writes down what became of an entry: by its name, and by each field that changed. */
export async function recordEntry(
  context: Context,
  tx: Database,
  { declaration }: KeptReference,
  { action, entry, from, to, more = [] }: Recorded,
): Promise<void> {
  const { id, fields } = declaration;
  const named = to ?? from;
  const changes: FieldChange[] = [
    { field: 'entry', from: null, to: entry },
    { field: 'name', from: null, to: named && nameOf(declaration, named) },
    { field: 'active', from: from?.active ?? null, to: to?.active ?? null },
    ...more,
    ...fields.map((field) => ({ field: field.key, from: textOf(from, field), to: textOf(to, field) })),
  ];
  await recordChange(context, { kind: 'ref', record: id, action, changes }, tx);
}
