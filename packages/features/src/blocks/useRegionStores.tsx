import type { ReactNode } from 'react';
import { useInfo } from '../info/index.ts';
import { RegionStores } from '../regions/index.ts';

/** The block of the region's stores; null where it has none. */
export function useRegionStores(): { title: string; list: ReactNode } | null {
  const info = useInfo();
  return info && info.stores.length > 0
    ? { title: `Магазины: ${info.region.name}`, list: <RegionStores /> }
    : null;
}
