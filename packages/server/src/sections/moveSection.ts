import { staffRefusal } from '@siren/contract/errors';
import type { FieldChange } from '@siren/domain/audit';
import { childrenOf, isStill, moveProblem, movedSections, moveTo, spotOf } from '@siren/domain/sections';
import type { SectionMove, SectionSpot, StaffSectionRow } from '@siren/domain/sections';
import { isDeepStrictEqual } from 'node:util';
import { recordChange } from '../audit/index.ts';
import { retryDeadlock, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { holdSections, readHeld } from './holdSections.ts';
import type { FeedOfSection, HeldSection } from './holdSections.ts';
import { readSectionRows } from './readSectionRows.ts';

/** What the feed says, kept from now on for a section that stands elsewhere. Keys stand as the database gives them. */
const feedAfter = ({ made, feed, parent, position }: HeldSection, isMoved: boolean): FeedOfSection => {
  if (made) return {};
  const parentTold = 'parent' in feed ? { parent: feed.parent } : isMoved ? { parent } : {};
  return {
    ...('name' in feed && { name: feed.name }),
    ...(parentTold as Pick<FeedOfSection, 'parent'>),
    position: feed.position ?? position,
  };
};

/**
 * Places are told anew to all that lie in a section, below nothing: whatever a feed brings later stands behind what staff put in
 * order.
 */
async function write(tx: Database, before: readonly HeldSection[], move: SectionMove): Promise<void> {
  const after = movedSections(before, move);
  const ids = childrenOf(after, move.parent);
  const known = new Map(before.map((one) => [one.id, one]));
  const rows = ids.flatMap((id, at) => {
    const own = known.get(id);
    const feed = own && feedAfter(own, id === move.section && own.parent !== move.parent);
    return feed ? { id, parent: move.parent, position: at - ids.length, feed } : [];
  });
  await tx.query(sql`
    update sections s set parent_id = r.parent, position = r.position, feed = r.feed
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(id int, parent int, position int, feed jsonb)
    where s.id = r.id`);
  await tx.query(sql`select put_ancestors()`);
}

const nameOf = (sections: readonly HeldSection[], id: number | null): string | null =>
  sections.find((one) => one.id === id)?.name ?? null;

/** Where it stood and stands, by ids, as far as that is another one: what an undo goes by. */
function spotChanges(before: readonly HeldSection[], move: SectionMove): FieldChange[] {
  const [from, to] = [before, movedSections(before, move)].map((places) => spotOf(places, move.section));
  return (['parentId', 'beforeId'] as const).flatMap((field) =>
    from && to && from[field] !== to[field] ? [{ field, from: from[field], to: to[field] }] : [],
  );
}

async function moveHeld(
  context: Context,
  tx: Database,
  before: readonly HeldSection[],
  move: SectionMove,
): Promise<void> {
  const problem = moveProblem(before, move);
  if (problem === 'inside') throw staffRefusal('section.inside');
  const own = before.find(({ id }) => id === move.section);
  if (problem === 'unknown' || !own) throw staffRefusal('section.not_found');
  if (isStill(before, move)) return;
  await write(tx, before, move);
  const [from, to] = [own.parent, move.parent];
  const placeIn = (places: Parameters<typeof childrenOf>[0], parent: number | null) =>
    childrenOf(places, parent).indexOf(own.id) + 1;
  const changes = [
    { field: 'parent', from: nameOf(before, from), to: nameOf(before, to) },
    { field: 'place', from: placeIn(before, from), to: placeIn(movedSections(before, move), to) },
    ...spotChanges(before, move),
  ];
  await recordChange(context, { kind: 'section', record: own.id, action: 'move', changes }, tx);
}

/**
 * Puts a section elsewhere, with all that lies in it; imports leave it there. Its place is no part of its version: what others
 * type into it meanwhile is not refused for that. Its address stays.
 *
 * @throws ApiError section.not_found, section.inside
 */
export async function moveSection(context: Context, move: SectionMove): Promise<StaffSectionRow[]> {
  await retryDeadlock(() =>
    context.db.transaction(async (tx) => moveHeld(context, tx, await holdSections(tx), move)),
  );
  return readSectionRows(context.db);
}

/** Where a section stands, for whoever undoes a move of it; null where there is no such section. */
export const readSpot = async (db: Database, id: number): Promise<SectionSpot | null> =>
  spotOf(await readHeld(db), id);

/**
 * Puts a section back that stands where it was seen.
 *
 * @param seen where it stands, as far as that matters @param back where it stood, as far as that was another place
 * @throws ApiError section.not_found, section.inside, general.conflict
 */
export const putBackSection = (
  context: Context,
  { id, seen, back }: { id: number; seen: Partial<SectionSpot>; back: Partial<SectionSpot> },
): Promise<void> =>
  retryDeadlock(() =>
    context.db.transaction(async (tx) => {
      const held = await holdSections(tx);
      const spot = spotOf(held, id);
      if (!spot) throw staffRefusal('section.not_found');
      if (!isDeepStrictEqual({ ...spot, ...seen }, spot)) throw staffRefusal('general.conflict');
      await moveHeld(context, tx, held, moveTo(held, id, { ...spot, ...back }));
    }),
  );
