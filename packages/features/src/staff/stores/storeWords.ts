import type { StaffStoreRow } from '@siren/domain/stores';
import type { Store } from '@siren/domain/regions';
import { openText } from '../../regions/index.ts';

/** As the hours of a store are read. */
export const hoursOf = ({ hours: { week, ...hours } }: Pick<StaffStoreRow, 'hours'>) => ({
  ...hours,
  ...(week && { week }),
});

/** A store as the map of shoppers has it. */
export const onMap = ({
  id,
  code,
  name,
  franchise,
  city,
  address,
  location,
  ...store
}: StaffStoreRow): Store => ({
  ...{ id, code, name, franchise, city: String(city.id), address, location, ...hoursOf(store) },
  ...{ phone: '', payTypes: [] },
});

/** «Открыто до 20:00», by the clocks of the store, as shoppers are told. */
export const nowText = (store: Pick<StaffStoreRow, 'hours' | 'timeZone'>, now: number) =>
  openText(hoursOf(store), now, store.timeZone);

export const cityOptions = (cities: readonly { id: number; name: string; region: { name: string } }[]) =>
  cities.map(({ id, name, region }) => ({ value: String(id), label: `${name}, ${region.name}` }));
