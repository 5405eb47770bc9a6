import type { CartState } from '@siren/domain/cart';
import type { SelectedService } from '@siren/domain/services';
import type { ReactNode } from 'react';
import type { ServiceCityProps } from './ServiceCity.tsx';

export interface ServicePickerProps {
  cart: Pick<CartState, 'services' | 'delivery'>;
  selection: readonly SelectedService[];
  /** Stores to fetch the order from, below the ways of delivery; null where it is brought. */
  stores?: ReactNode;
  /** Names of what was chosen and is no longer to be had. */
  dropped: readonly string[];
  /** Sum of the selected cart items, roubles: what a service that is not chosen would cost is told from it. */
  total: number;
  onToggle(key: string): void;
  onQuantityChange(key: string, quantity: number): void;
  onCityChange: ServiceCityProps['onChange'];
}
