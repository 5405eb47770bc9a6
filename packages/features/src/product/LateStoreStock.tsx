import { Skeleton } from '@siren/ui/skeleton';
import { late, latePart } from '../code/index.ts';
import { STORES_ID } from './goToPart.ts';

const load = async () => (await import('./late.ts')).StoreStock;
const place = (
  <div id={STORES_ID} tabIndex={-1}>
    <Skeleton shape="tile" height="30em" />
  </div>
);

/** Where the good stands in the region, once the code of it is there. */
export const LateStoreStock = latePart(import.meta.env.SSR ? await load() : late(load), place);
