import { Skeleton } from '@siren/ui/skeleton';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { SlowHint } from '../errors/index.ts';
import * as css from './ProductView.css.ts';

/** A product that is on its way, in the places of what comes. */
export function ProductSkeleton() {
  return (
    <div className={css.page} aria-busy="true">
      <VisuallyHidden>
        <span role="status">Загружаем товар</span>
      </VisuallyHidden>
      <Skeleton shape="tile" ratio="1 / 1" />
      <div className={css.buy}>
        <Skeleton height="1.875em" />
        <Skeleton width="40%" height="1.25em" />
        <Skeleton shape="control" width="70%" />
        <Skeleton shape="control" width="90%" />
        <div className={css.held}>
          <div className={css.block}>
            <Skeleton width="50%" height="2.5em" />
            <Skeleton shape="control" height="3.25em" />
            <SlowHint />
          </div>
        </div>
      </div>
    </div>
  );
}
