import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from '@siren/domain/audit';
import {
  handAfter,
  handParamText,
  HAND_PARAMS_MAX,
  mendedParams,
  paramKey,
  shownParams,
} from '@siren/domain/goods';
import type { FedParam, HandParam, MendedParam } from '@siren/domain/goods';
import { paramTitle } from '@siren/domain/catalog';
import { inUnit, unitIn } from '@siren/domain/units';
import type { UnitFinder } from '@siren/domain/units';
import { readUnits } from '../units/index.ts';
import { recordChange } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { paramGroup, refreshGroups } from '../import/index.ts';
import type { SavePayload } from './held.ts';

interface HeldParams {
  offer: number;
  article: string;
  fed: (FedParam & { group: string })[];
  hand: HandParam[];
}

/** Params of a variant that are others now. */
export interface ChangedParams extends HeldParams {
  after: HandParam[];
  /** Given back to the feed. */
  back: readonly string[];
}

/** A param as staff typed it, in the unit of the shop; one that they add is called by that. @throws ApiError bad_request */
function inShop(
  { key, name, value, unit: typed }: HandParam,
  { fed, hand }: HeldParams,
  unitOf: UnitFinder,
): HandParam {
  const unit = unitIn(typed, unitOf);
  if (fed.some((one) => paramKey(one) === key) || hand.some((one) => one.key === key))
    return { key, name, value, unit };
  const title = paramTitle({ name, unit });
  const there = shownParams(fed, hand).find((one) => paramTitle(one) === title);
  // The same once more is what was added before.
  if (there && (there.value !== value || !hand.some((one) => one.key === title)))
    throw badRequest('params: такой параметр у\u00a0товара уже есть.');
  return { key: title, name, value, unit };
}

/** Which params a save changes: what is so already, and what is the feed’s already, is none. @throws ApiError bad_request */
export async function changedParams(tx: Database, payload: SavePayload): Promise<ChangedParams[]> {
  const { id, params, paramsBack } = payload;
  const asked = [...new Set([...params, ...paramsBack].map(({ offer }) => offer))];
  if (asked.length === 0) return [];
  const held = await tx.query<HeldParams>(sql`
    select id as offer, article, coalesce(feed_params, params) as fed, coalesce(hand_params, '[]') as hand
    from offers where product_id = ${id} and id = any(${asked}::int[]) order by id for no key update`);
  const unitOf = await readUnits(tx);
  if (held.length < asked.length) throw badRequest('params: такого варианта у товара нет.');
  return held.flatMap((one) => {
    const of = <Named extends { offer: number }>(named: readonly Named[]) =>
      named.filter(({ offer }) => offer === one.offer);
    const set = of(params).map((param) => inShop(param, one, unitOf));
    const back = of(paramsBack).map(({ key }) => key);
    if (new Set([...set.map(({ key }) => key), ...back]).size < set.length + back.length)
      throw badRequest('params: один параметр назван дважды.');
    // What equals the feed's is no mend, though its file was not loaded since a unit is called so.
    const fed = one.fed.map((param) => inUnit(param, unitOf));
    const after = handAfter(fed, one.hand, { set, back });
    if (after.length > HAND_PARAMS_MAX) throw badRequest('params: столько параметров не бывает.');
    return isDeepStrictEqual(after, one.hand) ? [] : [{ ...one, after, back }];
  });
}

/** «208 см»; null for none. */
const valueOf = (param: HandParam | FedParam | null | undefined): string | null =>
  param?.value == null ? null : [param.value, param.unit].filter(Boolean).join('\u00a0');

type Mended = MendedParam<FedParam> | undefined;

const handOf = (param: Mended): HandParam | null => param?.hand ?? null;

/** What the history says of a param, and what its undo goes by. */
function changesOf(
  { article, offer }: Pick<ChangedParams, 'article' | 'offer'>,
  key: string,
  was: Mended,
  is: Mended,
): FieldChange[] {
  const [from, to] = [handOf(was) ?? was?.fed, handOf(is) ?? is?.fed];
  return [
    { field: 'article', from: null, to: article },
    { field: 'offer', from: null, to: offer },
    { field: 'param', from: null, to: to?.name ?? from?.name ?? key },
    { field: 'value', from: valueOf(from), to: valueOf(to) },
    { field: 'key', from: null, to: key },
    { field: 'hand', from: handParamText(handOf(was)), to: handParamText(handOf(is)) },
  ];
}

async function recordParams(
  context: Context,
  tx: Database,
  good: number,
  changed: ChangedParams,
): Promise<void> {
  const { fed, hand, after, back } = changed;
  const before = new Map(mendedParams(fed, hand).map((one) => [one.key, one]));
  const now = new Map(mendedParams(fed, after).map((one) => [one.key, one]));
  for (const key of new Set([...before.keys(), ...now.keys()])) {
    const [was, is] = [before.get(key), now.get(key)];
    if (isDeepStrictEqual(handOf(was), handOf(is))) continue;
    const action = back.includes(key) ? 'param_back' : 'param';
    const changes = changesOf(changed, key, was, is);
    await recordChange(context, { kind: 'good', record: good, action, changes }, tx);
  }
}

/** Writes them, each with its line in the history. What tells the variants of the good apart follows. */
export async function writeParams(
  context: Context,
  tx: Database,
  good: number,
  params: readonly ChangedParams[],
): Promise<void> {
  for (const changed of params) {
    const { offer, fed, after } = changed;
    const shown = shownParams(fed, after).map((one) => ({ group: paramGroup(one.name), ...one }));
    const [told, hand] = after.length === 0 ? [null, null] : [JSON.stringify(fed), JSON.stringify(after)];
    await tx.query(sql`
      update offers set params = ${JSON.stringify(shown)}::jsonb, feed_params = ${told}::jsonb,
        hand_params = ${hand}::jsonb
      where id = ${offer}`);
    await recordParams(context, tx, good, changed);
  }
  if (params.length === 0) return;
  const { source, product } = onlyRow(
    await tx.query<{ source: string; product: string }>(sql`
      select source, external_id as product from products where id = ${good}`),
  );
  await refreshGroups(tx, source, product.startsWith('g:') ? [product] : []);
}
