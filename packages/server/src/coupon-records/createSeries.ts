import { randomInt } from 'node:crypto';
import type { CheckedPayloadOf } from '@siren/contract/calls';
import { seriesCodes } from '@siren/domain/coupons';
import type { StaffCoupon } from '@siren/domain/coupons';
import { recordChange } from '../audit/index.ts';
import { composed, onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { madeOnce } from './madeOnce.ts';
import { checkFields, fieldTargets, fieldValues } from './writeCoupon.ts';

type SeriesPayload = CheckedPayloadOf<'/api/admin/coupons/create-series'>;

const random = (below: number) => randomInt(below);

/** Codes that nobody has: the few that are taken are drawn again. */
async function freeCodes(tx: Database, { prefix, length, count }: SeriesPayload): Promise<string[]> {
  const free = new Set<string>();
  while (free.size < count) {
    const drawn = seriesCodes({ prefix, length, count: count - free.size, random });
    const taken = await tx.query<{ code: string }>(sql`
      select d.code from unnest(${drawn}::text[]) d (code)
      where exists (select from coupons c where upper(c.code) = upper(d.code))`);
    const lost = new Set(taken.map(({ code }) => code));
    for (const code of drawn) if (!lost.has(code)) free.add(code);
  }
  return [...free];
}

async function make(
  context: Context,
  tx: Database,
  payload: SeriesPayload & { digest: Buffer },
): Promise<number> {
  const { idempotencyKey: key, name, count, digest } = payload;
  const fields = { ...payload.fields, limitTotal: 1, limitPerUser: 1 };
  await checkFields(tx, fields, 0);
  const codes = await freeCodes(tx, payload);
  const series = onlyRow(
    await tx.query<{ id: number }>(sql`
      insert into coupon_series (name, request, asked) values (${name}, ${key}::uuid, ${digest}) returning id`),
  );
  const { id } = onlyRow(
    await tx.query<{ id: number }>(composed`
      with made as (
        insert into coupons (code, series_id, ${fieldTargets})
        select d.code, ${series.id}::int, ${fieldValues(fields)} from unnest(${codes}::text[]) d (code)
        returning id
      )
      select min(id) as id from made`),
  );
  await tx.query(sql`update coupon_series set first_id = ${id} where id = ${series.id}`);
  const changes = [
    { field: 'name', from: null, to: name },
    { field: 'codes', from: null, to: count },
  ];
  await recordChange(context, { kind: 'coupon', record: id, action: 'series', changes }, tx);
  return id;
}

/** Makes a series of codes, each for one use. The same key is the same series. @throws ApiError coupon.made_otherwise, bad_request */
export const createSeries = (context: Context, payload: SeriesPayload): Promise<StaffCoupon> =>
  madeOnce(context, payload, (tx, digest) => make(context, tx, { ...payload, digest }));
