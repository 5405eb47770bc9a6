import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { CouponFilters, CouponState, SelectedCoupon, StaffCouponRow } from '@siren/domain/coupons';
import { writtenCode } from '@siren/domain/typed';
import { composed, fragment, joined, onlyRow } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { allOf, hasWords } from '../lists/index.ts';
import { couponDays } from './couponRows.ts';

type ListPayload = CheckedPayloadOf<'/api/admin/coupons/list'>;
type Asked = Pick<ListPayload, 'query' | 'filters'>;
type Sort = ListPayload['sort'];

/** A moment as SQL has it. */
const moment = (at: Date): Fragment => fragment`${at}::timestamptz`;

/** The state of a row `c` at a moment, as the domain's rule has it. */
const stateAt = (now: Fragment): Fragment => fragment`
  case
    when not c.active then 'off'
    when c.starts_at > ${now} then 'coming'
    when c.ends_at <= ${now} then 'ended'
    when c.used >= c.limit_total then 'exhausted'
    else 'running'
  end`;

/** Whether codes of series are told one by one: where somebody looks for a code, or into a series. */
const isOpen = ({ query, filters }: Asked): boolean => query.trim() !== '' || filters.series !== undefined;

/** Coupons `c`; a series is the one that stands for it, with what all its codes come to. */
export const couponSource = (asked: Asked): Fragment =>
  isOpen(asked)
    ? fragment`(select c.*, null::json as series from coupons c) c`
    : fragment`(
        select c.id, c.code, c.description, c.active, c.type, c.value, c.starts_at, c.ends_at, c.used, c.limit_total,
          c.version, c.series_id, null::json as series
        from coupons c where c.series_id is null
        union all
        select c.id, c.code, c.description, h.active, c.type, c.value, c.starts_at, c.ends_at, h.used, h.codes,
          c.version, c.series_id, json_build_object('id', s.id, 'name', s.name, 'codes', h.codes)
        from coupon_series s join coupons c on c.id = s.first_id cross join lateral (
          select count(*)::int as codes, sum(x.used)::int as used, bool_or(x.active) as active
          from coupons x where x.series_id = s.id) h) c`;

/** What a row `c` has to fit. Codes are found in any shapes of letters, as the cart reads them. */
export function narrowCoupons({ query, filters }: Asked, now: Fragment): Fragment {
  const { state, type, series }: CouponFilters = filters;
  const said = writtenCode(query);
  return allOf([
    ...(query.trim() === ''
      ? []
      : [
          fragment`(${joined(
            [query, said].map((one) => allOf(hasWords(one, fragment`concat_ws(' ', c.code, c.description)`))),
            ' or ',
          )})`,
        ]),
    ...(state ? [fragment`${stateAt(now)} = any(${state}::text[])`] : []),
    ...(type ? [fragment`c.type = any(${type}::text[])`] : []),
    ...(series ? [fragment`c.series_id = any(${series}::int[])`] : []),
  ]);
}

const code = fragment`folded(c.code) collate "C"`;

/** The id parts what is equal; without a last day comes last in both directions. */
const sortings: Readonly<Record<Sort['key'], Readonly<Record<Sort['direction'], Fragment>>>> = {
  added: { ascending: fragment`c.id`, descending: fragment`c.id desc` },
  code: { ascending: fragment`${code}, c.id`, descending: fragment`${code} desc, c.id desc` },
  used: { ascending: fragment`c.used, c.id`, descending: fragment`c.used desc, c.id desc` },
  to: {
    ascending: fragment`c.ends_at nulls last, c.id`,
    descending: fragment`c.ends_at desc nulls last, c.id desc`,
  },
};
export const couponOrder = ({ key, direction }: Sort): Fragment => sortings[key][direction];

/** What is told of a row `c`. */
export const listColumns = (now: Fragment): Fragment => fragment`
  c.id, c.code, c.description, c.active, c.type, c.value, c.used, c.limit_total as "limitTotal", c.series, c.version,
  ${couponDays}, ${stateAt(now)} as state`;

/** A page of coupons, and how many fit: both as they are at one moment. */
export async function listCoupons(
  { db, now }: Context,
  { sort, page, size, ...asked }: ListPayload,
): Promise<AnswerOf<'/api/admin/coupons/list'>> {
  const at = moment(now());
  const [source, conditions] = [couponSource(asked), narrowCoupons(asked, at)];
  const { rows, total } = onlyRow(
    await db.query<{ rows: (StaffCouponRow & { state: CouponState })[]; total: number }>(composed`
      select (select count(*)::int from ${source} where ${conditions}) as total,
        (select coalesce(json_agg(page), '[]') from (
          select ${listColumns(at)} from ${source} where ${conditions} order by ${couponOrder(sort)}
          limit ${size}::int offset ${(page - 1) * size}::bigint) page) as rows`),
  );
  return { rows, total, sums: {} };
}

/** Every coupon of a filter, as one statement sees them. @throws ApiError general.conflict */
export async function selectCoupons(
  { db, now }: Context,
  { count, ...asked }: CheckedPayloadOf<'/api/admin/coupons/select'>,
): Promise<AnswerOf<'/api/admin/coupons/select'>> {
  const coupons = await db.query<SelectedCoupon>(composed`
    select c.id, c.version, c.code, c.series is not null as whole from ${couponSource(asked)}
    where ${narrowCoupons(asked, moment(now()))} order by c.id limit ${count + 1}::int`);
  if (coupons.length !== count) throw staffRefusal('general.conflict');
  return { coupons };
}
