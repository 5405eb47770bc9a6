import type { City, Store } from '@siren/domain/regions';

type Placed = Pick<Store, 'city' | 'address'>;

/** «Тюмень, ул. Республики, 65»; without the city where that is the known one, by its code. */
export function storeAddress({ city, address }: Placed, cities: readonly City[], known?: string): string {
  const name = city !== known && cities.find(({ code }) => code === city)?.name;
  return name ? `${name}, ${address}` : address;
}

/** The city that goes without saying in a list of stores: the buyer's, where all of them stand in it. */
export const knownCity = (stores: readonly Placed[], own: string | undefined): string | undefined =>
  stores.every(({ city }) => city === own) ? own : undefined;
