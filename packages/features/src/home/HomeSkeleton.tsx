import { Skeleton } from '@siren/ui/skeleton';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { BlockPlace, BlockStack } from '../blocks/index.ts';
import { GoodsSkeleton } from '../catalog/index.ts';
import { SlowHint } from '../errors/index.ts';

/** The home page on its way: the offer, and a row of goods. */
export function HomeSkeleton() {
  return (
    <BlockStack busy apart>
      <VisuallyHidden>
        <span role="status">Загружаем главную страницу</span>
      </VisuallyHidden>
      <BlockPlace>
        <Skeleton shape="tile" height="min(31em, 110vw)" />
        <SlowHint />
      </BlockPlace>
      <BlockPlace>
        <GoodsSkeleton />
      </BlockPlace>
    </BlockStack>
  );
}
