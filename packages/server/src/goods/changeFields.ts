import type { FieldChange } from '@siren/domain/audit';
import { handFields, handFieldsText } from '@siren/domain/goods';
import type { GoodFields, HandField } from '@siren/domain/goods';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import { shortName } from '../import/index.ts';
import type { HeldGood, SavePayload } from './held.ts';

/** A field that is another one now. */
export interface ChangedField {
  field: HandField | 'hidden';
  to: string | number | boolean | null;
  /** Given back to the feed. */
  back: boolean;
}

/** Which fields a save changes: what is so already, or is not set by hand and given back, is none. */
export function changedFields(held: HeldGood, { set, back }: SavePayload): ChangedField[] {
  const given = handFields.flatMap((field): ChangedField[] => {
    const to = held.feed[field];
    return back.includes(field) && to !== undefined ? [{ field, to, back: true }] : [];
  });
  const wished = handFields.flatMap((field): ChangedField[] => {
    const to = set[field];
    return to === undefined || to === held[field] || back.includes(field) ? [] : [{ field, to, back: false }];
  });
  const { hidden } = set;
  return [
    ...given,
    ...wished,
    ...(hidden === undefined || hidden === held.hidden
      ? []
      : [{ field: 'hidden' as const, to: hidden, back: false }]),
  ];
}

/** Nobody deletes or merges sections until the good is written: otherwise its section could be gone by then. */
const holdSections = (tx: Database) => tx.query(sql`lock table sections in row share mode`);

/** Names of sections, as a history tells them. */
async function sectionName(tx: Database, id: number): Promise<string> {
  const [row] = await tx.query<{ name: string }>(sql`select name from sections where id = ${id}`);
  if (!row) throw badRequest('section: такого раздела нет.');
  return row.name;
}

/** What staff set stands beside what the feed says; what is given back does no longer. */
function feedAfter(held: HeldGood, fields: readonly ChangedField[]): Partial<GoodFields> {
  const feed: Record<string, unknown> = { ...held.feed };
  for (const { field, back } of fields) {
    if (back) delete feed[field];
    else if (field !== 'hidden' && !(field in feed)) feed[field] = held[field];
  }
  return feed;
}

/** Which of the fields were by hand before, for an undo: a feed may say another thing by then. */
function wasByHand({ feed }: HeldGood, fields: readonly ChangedField[]): FieldChange[] {
  const changed = handFields.filter((field) => fields.some((one) => one.field === field));
  const to = handFieldsText(changed.filter((field) => field in feed));
  return changed.length === 0 ? [] : [{ field: 'wasByHand', from: null, to }];
}

/** Writes the fields; what was changed, for the history. @throws ApiError bad_request */
export async function writeFields(
  tx: Database,
  held: HeldGood,
  fields: readonly ChangedField[],
): Promise<FieldChange[]> {
  const to = Object.fromEntries(fields.map((one) => [one.field, one.to]));
  const next = { ...held, ...to };
  const isMoved = next.section !== held.section;
  if (isMoved) await holdSections(tx);
  const moved = isMoved ? await sectionName(tx, next.section) : null;
  const feed = feedAfter(held, fields);
  onlyRow(
    await tx.query<{ id: number }>(sql`
      update products p
      set name = ${next.name}, short_name = case when p.name = ${next.name} then p.short_name else ${shortName(next.name)} end,
        brand = ${next.brand}, section_id = ${next.section}, description = ${next.description},
        feed = ${JSON.stringify(feed)}::jsonb, hidden = ${next.hidden},
        active = not ${next.hidden}::boolean and exists (select 1 from offers o where o.product_id = p.id and o.active)
      where p.id = ${held.id} returning p.id`),
  );
  const changes: FieldChange[] = [];
  for (const { field, to: is } of fields)
    if (field === 'section')
      changes.push(
        {
          field,
          from: await sectionName(tx, held.section),
          to: moved ?? (await sectionName(tx, held.section)),
        },
        // Names may be those of other sections by the time that somebody undoes it.
        { field: 'sectionId', from: held.section, to: is },
      );
    else changes.push({ field, from: held[field], to: is });
  changes.push(...wasByHand(held, fields));
  const back = fields.filter((one) => one.back).map(({ field }) => field);
  return back.length === 0 ? changes : [...changes, { field: 'back', from: null, to: back.join(', ') }];
}
