import type { City, Store } from '@siren/domain/regions';
import { Radio, RadioGroup } from '@siren/ui/radio';
import { hoursText, storeAddress } from '../../regions/index.ts';
import * as css from './BuyerFields.css.ts';

export interface PickupStoresProps {
  id: string;
  /** Stores of the region. */
  stores: readonly Store[];
  /** Code of the city that the order is priced for: its stores come first. */
  city: string;
  cities: readonly City[];
  value: number | null;
  error: string | undefined;
  onValueChange(store: number): void;
}

/** Where the buyer fetches the order: every store with its address, the city where it is another one, and hours. */
export function PickupStores({ id, stores, city, cities, value, error, onValueChange }: PickupStoresProps) {
  const near = [...stores].sort((one, other) => Number(other.city === city) - Number(one.city === city));
  return (
    <RadioGroup
      id={id}
      label="Магазин, где заберёте заказ"
      value={value === null ? null : String(value)}
      error={error}
      onValueChange={(chosen) => onValueChange(Number(chosen))}
    >
      {near.map((store) => (
        <Radio
          key={store.id}
          value={String(store.id)}
          description={
            <>
              {store.name}. <span className={css.whole}>{hoursText(store)}</span>
            </>
          }
        >
          {storeAddress(store, cities, city)}
        </Radio>
      ))}
    </RadioGroup>
  );
}
