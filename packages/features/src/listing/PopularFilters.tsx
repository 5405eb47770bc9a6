import type { Facet, SearchSort } from '@siren/domain/catalog';
import { Chip } from '@siren/ui/chip';
import { Text } from '@siren/ui/text';
import { Link } from '../navigation/index.ts';
import type { ListingAddress } from './address/index.ts';
import { withValue, wordsOf } from './filters/index.ts';
import { goHere } from './goHere.ts';
import * as css from './ListingPanel.css.ts';

export interface PopularFiltersProps<Sort extends SearchSort> {
  facets: readonly Facet[];
  wanted: ListingAddress<Sort>;
  queryOf(address: ListingAddress<Sort>): string;
  onChange(next: ListingAddress<Sort>): void;
}

/** What many choose stands above the list, too: links, so that they work without any script. */
export function PopularFilters<Sort extends SearchSort>(props: PopularFiltersProps<Sort>) {
  const { facets, wanted, queryOf, onChange } = props;
  const popular = facets.flatMap((facet) =>
    facet.values.filter((value) => value.popular).map((value) => ({ facet, value })),
  );
  if (popular.length === 0) return null;
  return (
    <div className={css.popular} role="group" aria-label="Часто выбирают">
      <span className={css.popularTitle}>
        <Text as="span" size={14} tone="muted" nowrap>
          Часто выбирают
        </Text>
      </span>
      {popular.map(({ facet, value: { slug, count } }) => {
        const { code } = facet;
        const selected = wanted.filters[code]?.includes(slug) ?? false;
        const next = withValue(wanted, code, slug);
        const label = wordsOf(slug, facet, facets);
        if (count === 0 && !selected)
          return (
            <Chip key={`${code}=${slug}`} disabled>
              {label}
            </Chip>
          );
        return (
          <Chip
            key={`${code}=${slug}`}
            selected={selected}
            aria-current={selected || undefined}
            render={<Link to={queryOf(next)} rel="nofollow" onClick={goHere(() => onChange(next))} />}
          >
            {label}
          </Chip>
        );
      })}
    </div>
  );
}
