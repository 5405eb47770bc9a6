import { Skeleton } from '@siren/ui/skeleton';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { BlockPlace, BlockStack } from '../blocks/index.ts';
import { GoodsSkeleton } from '../catalog/index.ts';
import { SlowHint } from '../errors/index.ts';
import * as page from './PromoPage.css.ts';

/** A promo on its way: its words and picture, and a row of goods. */
export function PromoSkeleton() {
  return (
    <BlockStack busy>
      <BlockPlace>
        <VisuallyHidden>
          <span role="status">Загружаем акцию</span>
        </VisuallyHidden>
        <div className={page.head} data-state="pictured">
          <div className={page.words}>
            <Skeleton width="12em" />
            <Skeleton shape="control" width="80%" />
            <Skeleton width="95%" />
            <Skeleton width="60%" />
          </div>
          <div className={page.picture}>
            <Skeleton shape="tile" height="100%" />
          </div>
        </div>
        <SlowHint />
      </BlockPlace>
      <BlockPlace>
        <GoodsSkeleton />
      </BlockPlace>
    </BlockStack>
  );
}
