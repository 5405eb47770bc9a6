import { Skeleton } from '@siren/ui/skeleton';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { SlowHint } from '../errors/index.ts';
import { CardSkeleton, ProductGrid } from '../catalog/index.ts';
import * as css from './SectionView.css.ts';

/** Two rows of what a section shows first. */
const CARDS = 8;

/** A section that is on its way, in the places of what comes. */
export function SectionSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">Загружаем раздел</span>
      </VisuallyHidden>
      <div className={css.top}>
        <Skeleton width="13.75em" height="1.25em" />
      </div>
      <Skeleton width="min(20em, 70%)" height="2.375em" />
      <div className={css.bar}>
        <SlowHint />
      </div>
      <ProductGrid>
        {Array.from({ length: CARDS }, (_, index) => (
          <li key={index}>
            <CardSkeleton />
          </li>
        ))}
      </ProductGrid>
    </div>
  );
}
