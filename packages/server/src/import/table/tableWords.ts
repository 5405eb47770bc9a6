import type { TableColumn, TableTarget } from '@siren/domain/imports';
import { problem } from '../problems/index.ts';
import type { Problem, ProblemCode } from '../problems/index.ts';

/** What is told of an offer as it is told of a row. */
const codes: Readonly<Partial<Record<ProblemCode, ProblemCode>>> = {
  no_id: 'row_no_article',
  bad_id: 'row_bad_article',
  repeated_id: 'row_repeated',
  broken_offer: 'row_broken',
};

const targets: Readonly<Record<string, TableTarget>> = {
  ...{ id: 'article', vendorCode: 'article', name: 'name', price: 'price', oldprice: 'oldPrice' },
  ...{ count: 'stock', categoryId: 'section', picture: 'picture', barcode: 'barcode' },
  ...{ description: 'description', group_id: 'group' },
};

/** Tells problems by the headings of the table instead of the elements of YML. */
export function inWordsOfTable(columns: readonly TableColumn[]): (found: Problem) => Problem {
  const headings = new Map(columns.toReversed().map(({ to, heading }) => [to, heading]));
  return (found) => {
    const { line, externalId, value } = found;
    const target = targets[found.field ?? ''];
    const field = (target && headings.get(target)) ?? found.field ?? undefined;
    return problem(codes[found.code] ?? found.code, { line, externalId, value, ...(field && { field }) });
  };
}
