import { mockCall } from '@siren/contract/mock';
import type { CartState } from '@siren/domain/cart';
import { meanCodes } from '@siren/domain/cart-codes';
import type { CodeBearer } from '@siren/domain/cart-codes';

/** A server that knows the offers of a cart by their articles, and what else it is told of codes. */
export const mockCodes = (
  { offers, content }: CartState,
  others: readonly (readonly [code: string, bearers: readonly CodeBearer[]])[] = [],
) => {
  const bearers = new Map<string, readonly CodeBearer[]>([
    ...Object.values(offers).map((offer) => [offer.article, [{ offer, gone: false }]] as const),
    ...others,
  ]);
  const held = new Map(content.map(({ offer, quantity }) => [offer, quantity]));
  return [
    mockCall('/api/cart/find-codes', ({ codes, wholes }) => ({
      codes: meanCodes(codes, bearers, held),
      borne: wholes.filter((whole) => bearers.has(whole)),
    })),
  ];
};
