import type { CheckedPayloadOf } from '@siren/contract/calls';
import { ApiError, staffRefusal } from '@siren/contract/errors';
import type { FieldChange } from '@siren/domain/audit';
import { isWithin, nameProblem } from '@siren/domain/sections';
import type { SectionFields, StaffSection } from '@siren/domain/sections';
import { isDeepStrictEqual } from 'node:util';
import { recordChange } from '../audit/index.ts';
import { retryDeadlock, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { facetsText, pinsText } from './historyTexts.ts';
import { holdSections } from './holdSections.ts';
import type { FeedOfSection, HeldSection } from './holdSections.ts';
import { unknownGoods } from './readPinned.ts';
import { readStaffSection } from './readStaffSection.ts';
import type { FacetsOf } from './readStaffSection.ts';

type SavePayload = CheckedPayloadOf<'/api/admin/sections/save'>;

const fieldNames = [
  'name',
  'path',
  'hidden',
  'title',
  'description',
  'facets',
  'sort',
  'pins',
  'list',
] as const satisfies readonly (keyof SectionFields)[];

/** A section after a save. */
type Wanted = Omit<HeldSection, 'version'>;

/** What is given back is what the feed says, and no longer set by hand. */
function given(held: HeldSection, back: SavePayload['back']): Wanted {
  const { version: _, feed, ...own } = held;
  const { name, parent, position } = feed;
  const next = { ...own, feed: { ...feed } };
  if (back.includes('name') && name !== undefined) {
    next.name = name;
    delete next.feed.name;
  }
  if (back.includes('place')) {
    if (parent !== undefined) next.parent = parent;
    next.position = position ?? next.position;
    delete next.feed.parent;
    delete next.feed.position;
  }
  return next;
}

/** A section as it is after a save. */
function wanted(held: HeldSection, { set, back }: SavePayload): Wanted {
  const next = given(held, back);
  const { name, ...others } = set;
  const wish = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  Object.assign(next, wish);
  if (name === undefined || back.includes('name') || name === next.name) return next;
  if (held.made) return { ...next, name };
  const feed: FeedOfSection = { name: next.feed.name ?? held.name, ...next.feed };
  return { ...next, name, feed };
}

/** Fields that are others now, for the history. */
function changesOf(
  sections: readonly HeldSection[],
  held: HeldSection,
  next: Wanted,
  back: SavePayload['back'],
) {
  const told = (one: Wanted): Record<string, FieldChange['from']> => ({
    ...one,
    facets: facetsText(one.facets),
    pins: pinsText(one.pins),
    feed: null,
    parent: sections.find(({ id }) => id === one.parent)?.name ?? null,
  });
  const [from, to] = [told(held), told(next)];
  const changes = [...fieldNames, 'parent'].flatMap((field): FieldChange[] =>
    isDeepStrictEqual(from[field], to[field])
      ? []
      : [{ field, from: from[field] ?? null, to: to[field] ?? null }],
  );
  return back.length === 0 ? changes : [...changes, { field: 'back', from: null, to: back.join(', ') }];
}

/** Goods that are newly pinned are there; what was pinned before may be gone. */
async function checkPins(tx: Database, held: HeldSection, { pins }: Wanted): Promise<void> {
  const added = pins.filter((id) => !held.pins.includes(id));
  if ((await unknownGoods(tx, added)).length > 0) throw staffRefusal('good.not_found');
}

/** A list that is newly chosen is there, and is not deleted before the transaction ends. @throws ApiError product_list.not_found */
async function checkList(tx: Database, held: HeldSection, { list }: Wanted): Promise<void> {
  if (list === null || list === held.list) return;
  const [known] = await tx.query(sql`
    select id from product_lists where id = ${list} and deleted_at is null for key share`);
  if (!known) throw staffRefusal('product_list.not_found');
}

/** The address of before leads to the section; one that led elsewhere is the section's own now. */
async function writePath(context: Context, tx: Database, held: HeldSection, path: string): Promise<void> {
  await tx.query(sql`delete from section_addresses where path = ${path}`);
  await tx.query(sql`
    insert into section_addresses (path, section_id, given_up_at) values (${held.path}, ${held.id}, ${context.now()})`);
}

async function save(context: Context, tx: Database, payload: SavePayload): Promise<void> {
  const sections = await holdSections(tx);
  const held = sections.find(({ id }) => id === payload.id);
  if (!held) throw staffRefusal('section.not_found');
  const { version, ...now } = held;
  const next = wanted(held, payload);
  // Pressed twice, or by two people: it stands there already.
  if (isDeepStrictEqual(next, now)) return;
  if (version !== payload.version) throw staffRefusal('general.conflict');
  if (sections.some(({ id, path }) => id !== held.id && path === next.path))
    throw staffRefusal('section.path_taken');
  if (isWithin(sections, next.parent, held.id)) throw staffRefusal('section.inside');
  // What the feed calls it is the feed's matter.
  const isCalled = next.name !== held.name && !payload.back.includes('name');
  if (isCalled && nameProblem(sections, next)) throw staffRefusal('section.name_taken');
  await checkPins(tx, held, next);
  await checkList(tx, held, next);
  if (next.path !== held.path) await writePath(context, tx, held, next.path);
  const facets = next.facets && JSON.stringify(next.facets);
  await tx.query(sql`
    update sections set name = ${next.name}, path = ${next.path}, hidden = ${next.hidden}, title = ${next.title},
      description = ${next.description}, facets = ${facets}::jsonb, sort = ${next.sort}, pins = ${next.pins}::int[], list_id = ${next.list}, feed = ${JSON.stringify(next.feed)}::jsonb,
      parent_id = ${next.parent}, position = ${next.position}, version = version + 1
    where id = ${held.id}`);
  if (next.parent !== held.parent) await tx.query(sql`select put_ancestors()`);
  const changes = changesOf(sections, held, next, payload.back);
  await recordChange(context, { kind: 'section', record: held.id, action: 'save', changes }, tx);
}

/**
 * Saves a section that was seen in its version.
 *
 * @throws ApiError section.not_found, section.name_taken, section.path_taken, section.inside, good.not_found, product_list.not_found, general.conflict
 */
export const writeSection = (context: Context, payload: SavePayload): Promise<void> =>
  retryDeadlock(() => context.db.transaction((tx) => save(context, tx, payload)));

/**
 * Sets what staff wish of a section, and gives back to the feed what they no longer do. Imports leave alone what is set.
 *
 * @throws ApiError section.not_found, section.name_taken, section.path_taken, section.inside, good.not_found, product_list.not_found, general.conflict
 */
export async function saveSection(
  context: Context,
  facetsOf: FacetsOf,
  payload: SavePayload,
): Promise<StaffSection> {
  try {
    await writeSection(context, payload);
  } catch (error) {
    if (!(error instanceof ApiError && error.is('general.conflict'))) throw error;
    throw staffRefusal('general.conflict', { data: await readStaffSection(context, facetsOf, payload.id) });
  }
  return readStaffSection(context, facetsOf, payload.id);
}
