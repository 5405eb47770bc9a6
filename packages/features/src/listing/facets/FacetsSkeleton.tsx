import { Skeleton } from '@siren/ui/skeleton';
import * as css from './FacetsSkeleton.css.ts';

/** Lines of each facet that is on its way. */
const FACETS = [1, 5, 6, 5];

/** The boxes of the facets that are on their way. */
export function FacetsSkeleton() {
  return (
    <div className={css.facets} aria-hidden="true">
      {FACETS.map((lines, facet) => (
        <div key={facet} className={css.facet}>
          <Skeleton width="46%" height="1.25em" />
          {lines === 1 ? (
            <Skeleton shape="control" />
          ) : (
            Array.from({ length: lines }, (_, line) => (
              <Skeleton key={line} width={`${88 - ((line * 17 + facet * 11) % 40)}%`} height="1.25em" />
            ))
          )}
        </div>
      ))}
    </div>
  );
}
