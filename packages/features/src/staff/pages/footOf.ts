import type { StaffPageRow } from '@siren/domain/pages';

/** Ids of the pages that the foot of the shop leads to, in its order. */
export const footOf = (rows: readonly StaffPageRow[]): number[] =>
  rows
    .flatMap(({ id, foot }) => (foot === null ? [] : [{ id, foot }]))
    .toSorted((one, other) => one.foot - other.foot)
    .map(({ id }) => id);

/** The same pages in another order of the foot. */
export const inFoot = (rows: readonly StaffPageRow[], order: readonly number[]): StaffPageRow[] =>
  rows.map((row) => (row.foot === null ? row : { ...row, foot: order.indexOf(row.id) + 1 }));
