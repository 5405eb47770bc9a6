import { Skeleton } from '@siren/ui/skeleton';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { CardSkeleton, ProductGrid } from '../catalog/index.ts';
import { SlowHint } from '../errors/index.ts';
import { FacetsSkeleton } from './facets/FacetsSkeleton.tsx';
import * as css from './ListingPanel.css.ts';

/** Rows of what a list shows first. */
const CARDS = 9;

/** A list that is on its way, in the places of what comes. */
export function ListingSkeleton({ words }: { words: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{words}</span>
      </VisuallyHidden>
      <Skeleton width="min(20em, 70%)" height="2.375em" />
      <div className={css.columns}>
        <div className={css.facets}>
          <FacetsSkeleton />
        </div>
        <div className={css.main}>
          <div className={css.bar}>
            <SlowHint />
          </div>
          <ProductGrid narrow>
            {Array.from({ length: CARDS }, (_, index) => (
              <li key={index}>
                <CardSkeleton />
              </li>
            ))}
          </ProductGrid>
        </div>
      </div>
    </div>
  );
}
