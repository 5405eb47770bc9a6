import type { RegionCity } from '@siren/domain/regions';
import { useState } from 'react';
import { useApi } from '../api/index.ts';
import { useInfo, useTakeInfo } from '../info/index.ts';
import { cartChanges } from './cartChanges.ts';
import type { CartChanges } from './cartChanges.ts';

/** What the choice of a city did. */
export interface RegionOutcome {
  city: RegionCity;
  /** The city before; null where nobody knows it, or it is the same. */
  before: RegionCity | null;
  /** null where the cart stays as it is. */
  changes: CartChanges | null;
}

export interface RegionChoice {
  /** Code of the city that is being set. */
  saving: string | null;
  /** Sets region and city, reloads everything that follows them, and says what became of the cart. */
  choose(city: RegionCity): Promise<RegionOutcome>;
}

/** Setting the region (behaviour pages-10: changing region reloads app info). Rejects where the call fails. */
export function useRegionChoice(): RegionChoice {
  const api = useApi();
  const info = useInfo();
  const takeInfo = useTakeInfo();
  const [saving, setSaving] = useState<string | null>(null);

  async function choose(city: RegionCity): Promise<RegionOutcome> {
    setSaving(city.code);
    try {
      const next = await api.call('/api/info/set-region', { region: city.region, city: city.code });
      // Pages are read anew behind the dialog: the answer about the cart need not wait for them.
      void takeInfo(next);
      const before = info?.cities.find(({ code }) => code === info.city.code && code !== city.code) ?? null;
      return { city, before, changes: info ? cartChanges(info.cart, next.cart, info.stores) : null };
    } finally {
      setSaving(null);
    }
  }

  return { saving, choose };
}
