import { shownParams } from '@siren/domain/goods';
import type { HandParam } from '@siren/domain/goods';
import { handUnified, unified } from '@siren/domain/units';
import type { UnitFinder } from '@siren/domain/units';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { readUnits } from '../../units/index.ts';
import { paramGroup } from '../offers/index.ts';
import type { OfferParam } from '../offers/index.ts';
import { refreshGroups } from './refreshGroups.ts';

interface Said {
  unit: string;
  told: string | null;
}

/** What offers say in a unit that the shop writes otherwise now. */
async function outdated(tx: Database, unitOf: UnitFinder): Promise<Said[]> {
  const said = await tx.query<Said>(sql`
    select distinct p ->> 'unit' as unit, p ->> 'told' as told
    from (
      select params from offers union all select feed_params from offers where feed_params is not null
    ) o cross join jsonb_path_query(o.params, '$[*] ? (@.unit != null)') p`);
  return said.filter(({ unit, told }) => unitOf(told ?? unit) !== unit);
}

interface Held {
  id: number;
  params: OfferParam[];
  fed: OfferParam[] | null;
  hand: HandParam[] | null;
}

/** An offer in the units of now; what staff set stays. */
function rewritten({ id, params, fed, hand }: Held, unitOf: UnitFinder): Held {
  const before = fed ?? params;
  const after = before.map((param) => unified(param, unitOf));
  if (hand === null) return { id, params: after, fed: null, hand };
  const set = handUnified(hand, before, after);
  const shown = shownParams(after, set).map((one) => ({ group: paramGroup(one.name), ...one }));
  return { id, params: shown, fed: after, hand: set };
}

/** Offers that are read and written at once. */
const PORTION = 1_000;

/** Gives the params of all offers the units that the shop has now. Whoever calls it holds the units. */
export async function unifyOffers(tx: Database): Promise<void> {
  const unitOf = await readUnits(tx);
  const units = [...new Set((await outdated(tx, unitOf)).map(({ unit }) => unit))];
  if (units.length === 0) return;
  const found = await tx.query<{ id: number }>(sql`
    select id from offers
    where jsonb_path_query_array(params, '$[*].unit') ?| ${units}::text[] or feed_params is not null
    order by id`);
  for (let from = 0; from < found.length; from += PORTION) {
    const ids = found.slice(from, from + PORTION).map(({ id }) => id);
    const held = await tx.query<Held>(sql`
      select id, params, feed_params as fed, hand_params as hand from offers
      where id = any(${ids}::int[]) order by id for no key update`);
    const rows = held.map((one) => rewritten(one, unitOf));
    await tx.query(sql`
      update offers o set params = r.params, feed_params = r.fed, hand_params = r.hand
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(id int, params jsonb, fed jsonb, hand jsonb)
      where o.id = r.id`);
    await refreshOptions(tx, ids);
  }
}

/** What tells variants apart is said with units, too. */
async function refreshOptions(tx: Database, ids: readonly number[]): Promise<void> {
  const groups = await tx.query<{ source: string; products: string[] }>(sql`
    select p.source, array_agg(distinct p.external_id) as products
    from offers o join products p on p.id = o.product_id
    where o.id = any(${ids}::int[]) and starts_with(p.external_id, 'g:') group by p.source`);
  for (const { source, products } of groups) await refreshGroups(tx, source, products);
}
