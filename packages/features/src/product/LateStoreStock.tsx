import { Skeleton } from '@siren/ui/skeleton';
import { late, LateBoundary } from '../code/index.ts';
import { STORES_ID } from './goToPart.ts';
import type { StoreStockProps } from './StoreStock.tsx';

const load = async () => (await import('./late.ts')).StoreStock;
const Part = import.meta.env.SSR ? await load() : late(load);
const place = (
  <div id={STORES_ID} tabIndex={-1}>
    <Skeleton shape="tile" height="30em" />
  </div>
);

/** Where the good stands in the region, once the code of it is there. */
export function LateStoreStock(props: StoreStockProps) {
  return (
    <LateBoundary fallback={place}>
      <Part {...props} />
    </LateBoundary>
  );
}
