import type { AnswerOf } from '@siren/contract/calls';
import type { CartState } from '@siren/domain/cart';
import { useEffect } from 'react';
import { resource, useResource } from '../../api/index.ts';

type Answer = AnswerOf<'/api/order/pickup-stores'>;

export interface PickupStores {
  /** Of the cart's city; undefined while nothing is known of it. */
  data: Answer | undefined;
  /** Why nothing is, or what is told is of the past. */
  error: unknown;
  /** It is being asked; what is known may be of the past. */
  busy: boolean;
  retry(): void;
}

const pickupStores = resource('/api/order/pickup-stores', {});

/** All that the answer depends on, as far as the cart knows it. */
const signature = ({ content, services, offers, expositionAllowed }: CartState) =>
  JSON.stringify([
    services.city,
    expositionAllowed,
    content.flatMap(({ offer, quantity, selected }) =>
      selected ? [[offer, quantity, offers[offer]?.stock.quantity]] : [],
    ),
  ]);

/**
 * What stores can do for the cart: asked whenever it changes, and anew where the server refused what was told. The
 * answer before stays on the screen meanwhile, but for another city's.
 */
export function usePickupStores(cart: CartState, refused: boolean): PickupStores {
  const wanted = { ...pickupStores, key: `${pickupStores.key} ${signature(cart)}` };
  const { data, error, state, mutate } = useResource(wanted, {
    revalidateOnMount: true,
    keepPreviousData: true,
  });
  useEffect(() => {
    if (refused) void mutate();
  }, [refused, mutate]);
  return {
    data: data?.city === cart.services.city ? data : undefined,
    error,
    busy: state === 'pending',
    retry: () => void mutate(),
  };
}
