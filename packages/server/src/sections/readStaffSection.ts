import { staffRefusal } from '@siren/contract/errors';
import type { Facet } from '@siren/domain/catalog';
import { deliveryDate } from '@siren/domain/regions';
import { isWithin, nearestChoices } from '@siren/domain/sections';
import type { StaffSection } from '@siren/domain/sections';
import { readChanges } from '../audit/index.ts';
import { listNames } from '../product-lists/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { readHeld } from './holdSections.ts';
import type { HeldSection } from './holdSections.ts';
import { readPinned } from './readPinned.ts';

/** All filters that goods of these sections have. */
export type FacetsOf = (context: Context, sections: readonly number[]) => Promise<Facet[]>;

/** From the root down to the section itself. */
function wayOf(sections: readonly HeldSection[], id: number | null): HeldSection[] {
  const own = sections.find((one) => one.id === id);
  return own ? [...wayOf(sections, own.parent), own] : [];
}

async function readGoods(db: Database, sections: readonly number[]) {
  const [row] = await db.query<{ goods: number; hiddenGoods: number }>(sql`
    select count(*) filter (where active)::int as goods, count(*) filter (where hidden)::int as "hiddenGoods"
    from products where section_id = any(${sections}::int[])`);
  return { goods: row?.goods ?? 0, hiddenGoods: row?.hiddenGoods ?? 0 };
}

const readBefore = async (db: Database, id: number): Promise<string[]> => {
  const rows = await db.query<{ path: string }>(sql`
    select path from section_addresses where section_id = ${id} order by given_up_at desc, path`);
  return rows.map(({ path }) => path);
};

const feedOf = ({ feed, parent }: HeldSection, sections: readonly HeldSection[]): StaffSection['feed'] => {
  const told = feed.parent === undefined ? parent : feed.parent;
  return {
    ...(feed.name !== undefined && { name: feed.name }),
    ...(('parent' in feed || 'position' in feed) && {
      place: { parent: sections.find(({ id }) => id === told)?.name ?? null },
    }),
  };
};

/** The section that an id stands for now: of one that was merged, the one that stays. */
async function sectionNow(db: Database, told: number): Promise<number> {
  return onlyRow(await db.query<{ id: number }>(sql`select section_now(${told}::int) as id`)).id;
}

/** A section as staff see it; the one that stays in place of one that was merged. @throws ApiError section.not_found */
export async function readStaffSection(
  context: Context,
  facetsOf: FacetsOf,
  told: number,
): Promise<StaffSection> {
  const { db, places, now } = context;
  const [sections, id] = await Promise.all([readHeld(db), sectionNow(db, told)]);
  const way = wayOf(sections, id);
  const own = way.at(-1);
  if (!own) throw staffRefusal('section.not_found');
  const below = sections.filter((one) => isWithin(sections, one.id, id)).map((one) => one.id);
  const { timeZone } = (await places.resolve({})).region;
  const [facets, goods, pinned, lists, before, changes] = await Promise.all([
    facetsOf(context, below),
    readGoods(db, below),
    readPinned(db, own.pins, below),
    listNames(db, deliveryDate(now().getTime(), 0, timeZone)),
    readBefore(db, id),
    readChanges(db, 'section', id),
  ]);
  const { position: _, feed: __, ...fields } = own;
  const above = way.slice(0, -1);
  return {
    ...fields,
    ...goods,
    way: above.map(({ name }) => name),
    feed: feedOf(own, sections),
    above: [...nearestChoices(above.map((one) => one.facets))],
    found: facets.map(({ code, name, unit, values }) => ({ code, name, unit, values: values.length })),
    ...{ pinned, lists, before, changes, timeZone },
  };
}
