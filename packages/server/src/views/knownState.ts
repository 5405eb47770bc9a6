import { viewState } from '@siren/contract/views';
import type { ViewOf } from '@siren/contract/views';
import type { ViewList } from '@siren/domain/lists';
import type { z } from 'zod';

/** What a view shows as far as its list still knows it. */
export interface KnownState {
  of: ViewOf;
  /** Filters of which values were left out. */
  lost: string[];
}

type Filters = Readonly<Record<string, unknown>>;

const schemasOf = (list: ViewList): Readonly<Record<string, z.ZodType>> =>
  (viewState[list].shape.filters as unknown as z.ZodDefault<z.ZodObject<Record<string, z.ZodType>>>).unwrap()
    .shape;

/** What of a filter's values is still one; undefined where nothing is. */
function knownOf(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  if (schema.safeParse(value).success) return value;
  if (!Array.isArray(value)) return undefined;
  const left = value.filter((one) => schema.safeParse([one]).success);
  return left.length > 0 ? left : undefined;
}

/** Values of filters that there are, as `isThere` says beyond the schema of the list. */
function narrow(filters: Filters, isThere: (key: string, value: unknown) => boolean): Filters {
  const left = Object.entries(filters).flatMap(([key, value]) => {
    if (!Array.isArray(value)) return [[key, value] as const];
    const there = value.filter((one) => isThere(key, one));
    return there.length > 0 ? [[key, there] as const] : [];
  });
  return Object.fromEntries(left);
}

const sizeOf = (value: unknown): number =>
  Array.isArray(value) ? value.length : Number(value !== undefined);

/**
 * Reads what was stored of a view, whichever release of the shop stored it: values that its list knows no more are left out, and
 * told. An order of rows that is gone is the first one.
 *
 * @param stores ids of the stores that there are
 */
export function knownState(list: ViewList, stored: unknown, stores: ReadonlySet<number>): KnownState {
  const { query, filters = {}, sort } = stored as { query?: unknown; filters?: Filters; sort?: unknown };
  const schemas = schemasOf(list);
  const known = Object.entries(filters).flatMap(([key, value]) => {
    const left = knownOf(schemas[key], value);
    return left === undefined ? [] : [[key, left] as const];
  });
  const there = narrow(
    Object.fromEntries(known),
    (key, value) => key !== 'store' || stores.has(value as number),
  );
  const { shape } = viewState[list];
  const state = viewState[list].parse({
    query: shape.query.safeParse(query).data,
    filters: there,
    sort: shape.sort.safeParse(sort).data,
  });
  const lost = Object.keys(filters).filter((key) => sizeOf(there[key]) < sizeOf(filters[key]));
  return { of: { list, state } as ViewOf, lost };
}
