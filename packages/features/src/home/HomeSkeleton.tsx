import { Skeleton } from '@siren/ui/skeleton';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { CardSkeleton, ProductGrid } from '../catalog/index.ts';
import { SlowHint } from '../errors/index.ts';
import * as css from '../blocks/Block.css.ts';

/** The home page on its way: the offer, and a row of goods. */
export function HomeSkeleton() {
  return (
    <div className={css.blocks} aria-busy="true">
      <VisuallyHidden>
        <span role="status">Загружаем главную страницу</span>
      </VisuallyHidden>
      <div className={css.whole}>
        <Skeleton shape="tile" height="min(31em, 110vw)" />
        <SlowHint />
      </div>
      <div className={css.whole}>
        <ProductGrid row>
          {[1, 2, 3, 4].map((place) => (
            <li key={place}>
              <CardSkeleton />
            </li>
          ))}
        </ProductGrid>
      </div>
    </div>
  );
}
