import { Skeleton } from '@siren/ui/skeleton';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { SlowHint } from '../../errors/index.ts';
import * as css from './CatalogMenu.css.ts';

/** As many as most shops have at the top. */
const TOPS = 9;

/** The sections that are on their way, in the places of what comes. */
export function MenuSkeleton() {
  return (
    <div className={css.tree} aria-busy="true">
      <VisuallyHidden>
        <span role="status">Загружаем разделы</span>
      </VisuallyHidden>
      <div className={css.tops} aria-hidden="true">
        {Array.from({ length: TOPS }, (_, row) => (
          <div key={row} className={css.top}>
            <Skeleton width={`${70 - ((row * 17) % 35)}%`} height="1.25em" />
          </div>
        ))}
        <div className={css.last}>
          <div className={css.top}>
            <Skeleton width="40%" height="1.25em" />
          </div>
        </div>
      </div>
      <div className={css.below}>
        <div className={css.title} aria-hidden="true">
          <Skeleton width="6em" height="1.375em" />
        </div>
        <SlowHint />
        <div className={css.children} aria-hidden="true">
          {Array.from({ length: 6 }, (_, row) => (
            <div key={row} className={css.child}>
              <Skeleton width={`${80 - ((row * 13) % 40)}%`} height="1.25em" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
