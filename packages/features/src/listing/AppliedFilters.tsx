import type { SearchSort } from '@siren/domain/catalog';
import { Chip } from '@siren/ui/chip';
import { Link } from '@siren/ui/link';
import { Link as RouterLink } from '../navigation/index.ts';
import type { ListingAddress } from './address/index.ts';
import type { AppliedFilter } from './filters/index.ts';
import { goHere } from './goHere.ts';
import * as css from './ListingPanel.css.ts';

export interface AppliedFiltersProps<Sort extends SearchSort> {
  applied: readonly AppliedFilter<ListingAddress<Sort>>[];
  /** The list without any filter. */
  bare: ListingAddress<Sort>;
  queryOf(address: ListingAddress<Sort>): string;
  onChange(next: ListingAddress<Sort>): void;
}

/** Everything that narrows the list, each to be taken off; links, so that it works without any script. */
export function AppliedFilters<Sort extends SearchSort>(props: AppliedFiltersProps<Sort>) {
  const { applied, bare, queryOf, onChange } = props;
  if (applied.length === 0) return null;
  const to = (next: ListingAddress<Sort>) => ({ to: queryOf(next), rel: 'nofollow' });
  return (
    <div className={css.applied} role="group" aria-label="Выбранные фильтры">
      {applied.map(({ key, words, without }) => (
        <Chip
          key={key}
          removable
          onClick={goHere(() => onChange(without))}
          render={<RouterLink {...to(without)} />}
        >
          {words}
        </Chip>
      ))}
      <span className={css.reset}>
        <Link dashed render={<RouterLink {...to(bare)} onClick={goHere(() => onChange(bare))} />}>
          Сбросить всё
        </Link>
      </span>
    </div>
  );
}
