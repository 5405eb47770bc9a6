import { useInfo, useNow } from '../info/index.ts';
import { StoreList } from './StoreList.tsx';

/** The stores of the region, open or closed by the clock on the buyer's own wall. */
export function RegionStores() {
  const info = useInfo();
  const now = useNow();
  const timeZone = now === null ? 'UTC' : Intl.DateTimeFormat().resolvedOptions().timeZone;
  return <StoreList stores={info?.stores ?? []} now={now} timeZone={timeZone} />;
}
