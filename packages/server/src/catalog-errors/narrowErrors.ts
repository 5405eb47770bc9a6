import { openStates, rulesOf } from '@siren/domain/catalog-errors';
import type { CatalogErrorFilters } from '@siren/domain/catalog-errors';
import { fragment } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import { allOf } from '../lists/index.ts';

export interface AskedErrors {
  query: string;
  filters: CatalogErrorFilters;
}

const words = (query: string): string[] => query.split(/\s+/u).filter((word) => word !== '');

/** What an error `e` in `errorSource` has to fit. Without a state it is one that is still to be mended. */
export function narrowErrors({ query, filters }: AskedErrors): Fragment {
  const { rule, severity, state, assignee, section } = filters;
  return allOf([
    fragment`e.state = any(${state ?? openStates}::text[])`,
    ...(rule ? [fragment`e.rule = any(${rule}::text[])`] : []),
    ...(severity ? [fragment`e.rule = any(${severity.flatMap(rulesOf)}::text[])`] : []),
    ...(assignee ? [fragment`e.assignee_id = any(${assignee}::int[])`] : []),
    ...(section
      ? [fragment`s.ancestors && array(select section_now(id) from unnest(${section}::int[]) id)`]
      : []),
    ...words(query).map(
      (word) => fragment`
        position(folded(${word}) in folded(concat_ws(' ', p.name, m.title, o.article, e.value))) > 0`,
    ),
  ]);
}
