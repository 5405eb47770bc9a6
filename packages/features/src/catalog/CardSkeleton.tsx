import { Skeleton } from '@siren/ui/skeleton';
import * as css from './ProductCard.css.ts';

/** The boxes of a card that is on its way. */
export function CardSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <Skeleton shape="tile" ratio="1 / 1" />
      <div className={css.dots}>
        <Skeleton width="84px" height="14px" />
      </div>
      <div className={css.nameLines}>
        <Skeleton height="16px" />
        <Skeleton width="62%" height="16px" />
      </div>
      <div className={css.price}>
        <Skeleton width="48%" height="28px" />
      </div>
      <div className={css.stock}>
        <Skeleton width="78%" height="16px" />
      </div>
      <Skeleton shape="control" />
    </div>
  );
}
