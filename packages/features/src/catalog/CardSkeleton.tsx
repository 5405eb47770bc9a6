import { Skeleton } from '@siren/ui/skeleton';
import * as css from './ProductCard.css.ts';

/** The boxes of a card that is on its way. */
export function CardSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <Skeleton shape="tile" ratio="1 / 1" />
      <div className={css.dots}>
        <Skeleton width="5.25em" height=".875em" />
      </div>
      <div className={css.nameLines}>
        <Skeleton height="1em" />
        <Skeleton width="62%" height="1em" />
      </div>
      <div className={css.price}>
        <Skeleton width="48%" height="1.75em" />
      </div>
      <div className={css.stock}>
        <Skeleton width="78%" height="1em" />
      </div>
      <Skeleton shape="control" />
    </div>
  );
}
