import type { CheckedPayloadOf } from '@siren/contract/calls';
import { moveGood, sectionHindrances } from '@siren/domain/goods';
import type { SectionFound, SectionPreview } from '@siren/domain/goods';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { Context } from '../../http/index.ts';
import { readMove } from './readMove.ts';
import type { ReadMove } from './readMove.ts';

/** So many goods are shown of each kind. */
const SHOWN = 20;

interface Good extends SectionFound {
  id: number;
  name: string;
  version: number;
}

const readGoods = (db: Database, ids: readonly number[]): Promise<Good[]> =>
  db.query<Good>(sql`
    select p.id, p.name, p.version, p.section_id as section, (p.feed ->> 'section')::int as feed
    from unnest(${ids}::int[]) with ordinality asked(id, place) join products p on p.id = asked.id
    order by asked.place`);

/** Adds what becomes of one good to what is told. */
function tell(told: SectionPreview, good: Good, { change, above }: ReadMove): void {
  const { id, name, version, section: from } = good;
  const outcome = moveGood(good, change, above);
  if (outcome.kind === 'same') told.same += 1;
  else if (outcome.kind === 'changed') {
    const { to } = outcome;
    told.goods.push({ id, version, from, to });
    if (told.first.length < SHOWN) told.first.push({ good: { id, name }, from, to });
  } else {
    const { why } = outcome;
    const sum = told.refused.find((one) => one.why === why);
    if (sum) sum.count += 1;
    else told.refused.push({ why, count: 1 });
    if (told.firstRefused.length < SHOWN) told.firstRefused.push({ good: { id, name }, from, why });
  }
}

/** What a move between sections would do to these goods. Nothing is changed. @throws ApiError bad_request */
export async function previewSections(
  { db }: Context,
  { change, goods }: CheckedPayloadOf<'/api/admin/catalog/preview-sections'>,
): Promise<SectionPreview> {
  const told: SectionPreview = { goods: [], same: 0, first: [], refused: [], firstRefused: [] };
  const move = await readMove(db, change);
  for (const good of await readGoods(db, [...new Set(goods)])) tell(told, good, move);
  const place = ({ why }: SectionPreview['refused'][number]) => sectionHindrances.indexOf(why);
  told.refused.sort((one, other) => place(one) - place(other));
  return told;
}
