import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { meanCodes } from '@siren/domain/cart-codes';
import type { CodeBearer } from '@siren/domain/cart-codes';
import { shownOffers } from '../catalog/index.ts';
import type { Context } from '../http/index.ts';
import { shownOffer } from './composeCart.ts';
import { offersByCode } from './findOffers.ts';
import { mayHoldExposition } from './mayHoldExposition.ts';
import { EMPTY_CART, readStoredCart } from './readStoredCart.ts';

/** What each code of a list means where the visitor is, before anything is added. */
export async function findCodes(
  { db, session, place, limits }: Context,
  { codes, wholes }: CheckedPayloadOf<'/api/cart/find-codes'>,
): Promise<AnswerOf<'/api/cart/find-codes'>> {
  const region = place.region.id;
  const asked = new Set(codes.map(({ code }) => code));
  const byText = await offersByCode(db, region, [...new Set([...asked, ...wholes])]);
  const byCode = [...byText].filter(([text]) => asked.has(text));
  const ids = byCode.flatMap(([, meant]) => meant.map(({ offer }) => offer));
  const known = await shownOffers(db, region, [...new Set(ids)]);
  const bearers = new Map<string, CodeBearer[]>();
  for (const [code, meant] of byCode) {
    const all = meant.flatMap(({ offer: id, gone }) => {
      const offer = known.get(id);
      return offer ? { offer: shownOffer(offer), gone } : [];
    });
    // Of several none is meant, though all but one of them were deleted this moment.
    if (all.length === meant.length) bearers.set(code, all);
  }
  const { items } = session.cartId === null ? EMPTY_CART : await readStoredCart(db, session.cartId);
  const held = new Map(items.map(({ offer, quantity }) => [offer, quantity]));
  const condition = mayHoldExposition(session) ? 'exposition' : 'usual';
  const borne = wholes.filter((text) => byText.has(text));
  return { codes: meanCodes(codes, bearers, held, condition, limits.cart), borne };
}
