import { STORES_ANCHOR } from '@siren/contract/routes';
import { useInfo } from '../info/index.ts';
import { LateStoresPart } from './LateStoresPart.tsx';
import * as css from './StoresPart.css.ts';

/** The stores of the buyer's region, their own city's first on the map. */
export function RegionStores() {
  const info = useInfo();
  if (!info) return null;
  return (
    <div id={STORES_ANCHOR} className={css.anchor}>
      <LateStoresPart
        stores={info.stores}
        timeZone={info.region.timeZone}
        cities={info.cities}
        city={info.city.code}
      />
    </div>
  );
}
