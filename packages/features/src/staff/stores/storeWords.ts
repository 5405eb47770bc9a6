import type { StaffStoreRow } from '@siren/domain/stores';
import { openText } from '../../regions/index.ts';

/** As the hours of a store are read. */
export const hoursOf = ({ hours: { week, ...hours } }: Pick<StaffStoreRow, 'hours'>) => ({
  ...hours,
  ...(week && { week }),
});

/** «Открыто до 20:00», by the clocks of the store, as shoppers are told. */
export const nowText = (store: Pick<StaffStoreRow, 'hours' | 'timeZone'>, now: number) =>
  openText(hoursOf(store), now, store.timeZone);

export const cityOptions = (cities: readonly { id: number; name: string; region: { name: string } }[]) =>
  cities.map(({ id, name, region }) => ({ value: String(id), label: `${name}, ${region.name}` }));
