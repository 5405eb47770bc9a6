import { Skeleton } from '@siren/ui/skeleton';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { CardSkeleton, ProductGrid } from '../catalog/index.ts';
import { SlowHint } from '../errors/index.ts';
import * as css from './FavoritesView.css.ts';

const CARDS = 4;

/** The list on its way, in the places of what comes. */
export function FavoritesSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">Загружаем избранное</span>
      </VisuallyHidden>
      <div className={css.heading}>
        <Skeleton width="min(12em, 60%)" height="2.375em" />
      </div>
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
