import { Skeleton } from '@siren/ui/skeleton';
import * as css from './ProductRow.css.ts';

/** The boxes of a row that is on its way. */
export function RowSkeleton() {
  return (
    <div className={css.row} aria-hidden="true">
      <div className={css.picture}>
        <Skeleton shape="tile" ratio="1 / 1" />
      </div>
      <div className={css.words}>
        <Skeleton width="70%" height="1.375em" />
        <Skeleton width="90%" height="1em" />
        <Skeleton width="60%" height="1em" />
      </div>
      <div className={css.buy}>
        <Skeleton width="60%" height="1.75em" />
        <Skeleton width="80%" height="1em" />
      </div>
      <div className={css.action}>
        <Skeleton shape="control" />
      </div>
    </div>
  );
}
