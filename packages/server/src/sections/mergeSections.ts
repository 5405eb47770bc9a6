import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { childrenOf, isShownUses, mergedSections, mergeProblem } from '@siren/domain/sections';
import type { StaffSection } from '@siren/domain/sections';
import { recordChange } from '../audit/index.ts';
import { retryDeadlock, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { endOf, holdPages, holdSectionsAndGoods } from './holdSections.ts';
import type { HeldSection } from './holdSections.ts';
import { readStaffSection } from './readStaffSection.ts';
import type { FacetsOf } from './readStaffSection.ts';
import { readUses } from './readUses.ts';

type MergePayload = CheckedPayloadOf<'/api/admin/sections/merge'>;

/** Two sections, the one that goes and the one that stays. */
interface Pair {
  gone: HeldSection;
  stays: HeldSection;
}

/** Goods, and what lies in the section; what feeds say of them means the one that stays, too. */
async function leadContents(
  tx: Database,
  { gone, stays }: Pair,
  held: readonly HeldSection[],
): Promise<void> {
  const [from, into] = [gone.id, stays.id];
  const lay = new Set(childrenOf(held, from));
  const came = childrenOf(mergedSections(held, { from, into }), into).filter((id) => lay.has(id));
  const end = endOf(held, into);
  await tx.query(sql`
    update products set section_id = case when section_id = ${from} then ${into} else section_id end,
      feed = case when feed -> 'section' = to_jsonb(${from}::int)
        then jsonb_set(feed, '{section}', to_jsonb(${into}::int)) else feed end
    where section_id = ${from} or feed -> 'section' = to_jsonb(${from}::int)`);
  await tx.query(sql`
    update sections s set parent_id = ${into}, position = ${end}::int + r.place::int
    from unnest(${came}::int[]) with ordinality r(id, place)
    where s.id = r.id`);
  await tx.query(sql`
    update sections set feed = jsonb_set(feed, '{parent}', to_jsonb(${into}::int))
    where feed -> 'parent' = to_jsonb(${from}::int)`);
}

/** Pages, coupons and services that name the section name the one that stays. */
async function leadUses(tx: Database, { gone, stays }: Pair): Promise<void> {
  const [from, into] = [gone.id, stays.id];
  await tx.query(sql`
    update page_blocks set content = led_block(content, ${from}, ${into}) where names_section(content, ${from})`);
  await tx.query(sql`
    update pages set draft = led_content(draft, ${from}, ${into}), version = version + 1
    where names_section(draft, ${from})`);
  await tx.query(sql`
    update page_versions set content = led_content(content, ${from}, ${into}) where names_section(content, ${from})`);
  await tx.query(sql`
    update coupons set targets = led_ids(targets, ${from}, ${into}), excludes = led_ids(excludes, ${from}, ${into})
    where ${from}::int = any(targets || excludes)`);
  await tx.query(sql`
    update services set excluded_sections = led_ids(excluded_sections, ${from}, ${into})
    where ${from}::int = any(excluded_sections)`);
}

/** Addresses, ids and what feeds call it lead to the one that stays: one hop, whatever led to the one that is gone. */
async function leadNames(context: Context, tx: Database, { gone, stays }: Pair): Promise<void> {
  const [from, into] = [gone.id, stays.id];
  await tx.query(sql`update section_addresses set section_id = ${into} where section_id = ${from}`);
  await tx.query(sql`
    insert into section_addresses (path, section_id, given_up_at) values (${gone.path}, ${into}, ${context.now()})`);
  await tx.query(sql`update sections_merged set section_id = ${into} where section_id = ${from}`);
  await tx.query(sql`insert into sections_merged (id, section_id) values (${from}, ${into})`);
  await tx.query(sql`update section_sources set section_id = ${into} where section_id = ${from}`);
  await tx.query(sql`
    insert into section_sources (source, external_id, section_id)
    select source, external_id, ${into} from sections where id = ${from} and source is not null`);
}

/** Both as they were seen. @throws ApiError section.not_found, section.inside, general.conflict */
async function seen(
  { session }: Context,
  tx: Database,
  { from, into, ...shown }: MergePayload,
): Promise<Pair & { held: HeldSection[] }> {
  const held = await holdSectionsAndGoods(tx);
  const problem = mergeProblem(held, { from: from.id, into: into.id });
  if (problem === 'inside') throw staffRefusal('section.inside');
  const [gone, stays] = [from, into].map(({ id }) => held.find((one) => one.id === id));
  if (!gone || !stays) throw staffRefusal('section.not_found');
  await holdPages(tx);
  const uses = await readUses(tx, session, gone.id);
  const asSeen = gone.version === from.version && stays.version === into.version;
  if (!asSeen || !isShownUses(shown, uses)) throw staffRefusal('general.conflict');
  return { gone, stays, held };
}

async function merge(context: Context, tx: Database, payload: MergePayload): Promise<void> {
  const { held, ...pair } = await seen(context, tx, payload);
  const { gone, stays } = pair;
  await leadContents(tx, pair, held);
  await leadUses(tx, pair);
  await leadNames(context, tx, pair);
  await tx.query(sql`delete from sections where id = ${gone.id}`);
  await tx.query(sql`select put_ancestors()`);
  const changes = [
    { field: 'merged', from: null, to: gone.name },
    { field: 'goods', from: null, to: payload.goods },
    { field: 'path', from: gone.path, to: stays.path },
  ];
  await recordChange(context, { kind: 'section', record: stays.id, action: 'merge', changes }, tx);
}

/**
 * Makes one section of two, as they were seen. Goods, what lies there, pages, coupons, addresses and feeds mean the one that stays.
 *
 * @throws ApiError section.not_found, section.inside, general.conflict
 */
export async function mergeSections(
  context: Context,
  facetsOf: FacetsOf,
  payload: MergePayload,
): Promise<StaffSection> {
  await retryDeadlock(() => context.db.transaction((tx) => merge(context, tx, payload)));
  return readStaffSection(context, facetsOf, payload.into.id);
}
