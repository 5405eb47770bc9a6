import { mockCall } from '@siren/contract/mock';
import type { CartState } from '@siren/domain/cart';
import { meanCodes } from '@siren/domain/cart-codes';

/** A server that knows the offers of a cart by their articles. */
export const mockCodes = ({ offers, content }: CartState) => [
  mockCall('/api/cart/find-codes', ({ codes }) => ({
    codes: meanCodes(
      codes,
      new Map(Object.values(offers).map((offer) => [offer.article, offer])),
      new Map(content.map(({ offer, quantity }) => [offer, quantity])),
    ),
  })),
];
