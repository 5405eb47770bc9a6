import { LIST_SIZE, LIST_SIZE_MAX, listDirections, PAGE_MAX, QUERY_MAX } from '@siren/domain/lists';
import { z } from 'zod';
import { typed } from '../call/index.ts';

/** What makes a list: its rows, what they are narrowed and put in order by, and what is added up over all pages. */
export interface ListParts<
  Row extends z.ZodType,
  Filters extends z.ZodRawShape,
  Sort extends readonly [string, ...string[]],
  Sums extends z.ZodRawShape,
> {
  row: Row;
  filters: Filters;
  /** Keys of columns; the first one, descending, is what the list begins with. */
  sorts: Sort;
  sums: Sums;
}

/** Payload and answer of a list: the one shape that all lists of the staff have. */
export function defineList<
  Row extends z.ZodType,
  Filters extends z.ZodRawShape,
  const Sort extends readonly [string, ...string[]],
  Sums extends z.ZodRawShape,
>({ row, filters, sorts, sums }: ListParts<Row, Filters, Sort, Sums>) {
  const first = sorts[0] as Sort[number];
  return {
    payload: z.object({
      query: typed(QUERY_MAX).default(''),
      filters: z
        .strictObject(filters)
        .partial()
        .default({} as never),
      sort: z
        .object({ key: z.enum(sorts), direction: z.enum(listDirections) })
        .default({ key: first, direction: 'descending' } as never),
      page: z.int().min(1).max(PAGE_MAX).default(1),
      size: z.int().min(1).max(LIST_SIZE_MAX).default(LIST_SIZE),
    }),
    answer: z.object({ rows: z.array(row), total: z.int().min(0), sums: z.object(sums) }),
  };
}
