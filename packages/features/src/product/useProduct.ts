import type { Product, ProductVariant } from '@siren/domain/catalog';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useKept } from '../api/index.ts';
import type { AsyncState } from '../api/index.ts';
import { useInfo } from '../info/index.ts';
import { useNavigation } from '../navigation/index.ts';
import { chosenVariant } from './chosenVariant.ts';
import { alsoChanged } from './optionGroups.ts';
import { productResource } from './resources.ts';

export interface ProductState {
  product: Product | undefined;
  /** The variant that the address names. */
  variant: ProductVariant | undefined;
  alsoChanged: string[];
  error: unknown;
  state: AsyncState;
  /** `option` is what was chosen anew; without it nothing else can have changed unasked. */
  choose(variant: ProductVariant, option?: string): void;
  retry(): void;
}

/** A product, and the variant that is chosen in the address: a link to it shows the same. */
export function useProduct(path: string): ProductState {
  const { data, error, state, retry } = useKept(productResource(path));
  const { refused } = useNavigation();
  const city = useInfo()?.city.code;
  const [refusedIn] = useState(city);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [changed, setChanged] = useState<string[]>([]);
  const variant = data && chosenVariant(data, search);
  return {
    product: data,
    variant,
    alsoChanged: changed,
    error: error ?? (data || city !== refusedIn ? null : refused),
    state,
    choose(next, option) {
      setChanged(variant && option !== undefined ? alsoChanged(variant, next, option) : []);
      const address = new URLSearchParams(search);
      address.set('offer', String(next.offer));
      void navigate(`?${address}`, { replace: true });
    },
    retry,
  };
}
