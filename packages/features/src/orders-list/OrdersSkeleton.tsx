import { Card } from '@siren/ui/card';
import { Skeleton } from '@siren/ui/skeleton';
import * as css from './OrdersList.css.ts';

/** Orders that are on their way. */
export function OrdersSkeleton({ count = 3 }: { count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <Card>
        <div className={css.skeleton}>
          <Skeleton width="12em" height="1.5em" />
          <Skeleton width="8em" />
          <div className={css.goods}>
            {[1, 2, 3].map((at) => (
              <span key={at} className={css.thumb}>
                <Skeleton shape="tile" ratio="1" />
              </span>
            ))}
          </div>
        </div>
      </Card>
    </li>
  ));
}
