import { shownParams } from '@siren/domain/goods';
import type { HandParam } from '@siren/domain/goods';
import { unitIn } from '@siren/domain/units';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { paramGroup } from '../offers/index.ts';
import type { WriteContext } from './WriteContext.ts';
import type { Offer } from '../offers/index.ts';

/** Puts what staff set into the params of the offers that were just written, which are locked by that. */
export async function mendParams(
  db: Database,
  { unitOf }: WriteContext,
  offers: readonly Offer[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const mended = await db.query<{ id: number; hand: HandParam[] }>(sql`
    select id, hand_params as hand from offers
    where id = any(${[...ids.values()]}::int[]) and hand_params is not null`);
  const told = new Map(offers.map(({ id, content }) => [ids.get(id), content.params]));
  for (const { id, hand: before } of mended) {
    const fed = told.get(id) ?? [];
    const hand = before.map((one) => ({ ...one, unit: unitIn(one.unit, unitOf) }));
    const params = shownParams(fed, hand).map((one) => ({ group: paramGroup(one.name), ...one }));
    await db.query(sql`
      update offers set params = ${JSON.stringify(params)}::jsonb, feed_params = ${JSON.stringify(fed)}::jsonb,
        hand_params = ${JSON.stringify(hand)}::jsonb
      where id = ${id}`);
  }
}
