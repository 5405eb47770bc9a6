import { CODE_LENGTH_MAX, CODES_MAX, WHOLES_MAX } from '@siren/domain/cart-codes';
import { CART_LIMITS_MAX } from '@siren/domain/cart';
import { z } from 'zod';
import { defineCall, empty, id, text, typed } from '../call/index.ts';
import { productCard } from '../catalog/index.ts';
import { cartState, codeMeaning, ids, quantity } from './schemas.ts';

/** An article or a barcode; a number is the id of an offer. */
const code = z.union([id, typed(CODE_LENGTH_MAX).min(1)]);

const refusals = ['cart.item_unavailable', 'cart.exposition_only', 'cart.full'] as const;

/** Calls of the cart: but for three, each answers the full state (behaviour cart-6). */
export const cartCalls = {
  '/api/cart/suggested-offers': defineCall({
    summary: 'Goods that go well with what lies in the cart',
    needs: 'session',
    payload: empty,
    answer: z.array(productCard),
    errors: [],
  }),
  '/api/cart/add': defineCall({
    summary: 'Add one piece of an offer',
    needs: 'session',
    payload: z.object({ id }),
    answer: cartState,
    errors: ['cart.item_not_found', ...refusals],
  }),
  '/api/cart/update': defineCall({
    summary: 'Set the quantity of a row, given by the id of any of its items; 0 removes it',
    needs: 'session',
    payload: z.object({ id, quantity }),
    answer: cartState,
    errors: ['cart.item_not_found', ...refusals],
  }),
  '/api/cart/delete': defineCall({
    summary: 'Remove a row, given by the id of any of its items',
    needs: 'session',
    payload: z.object({ id }),
    answer: cartState,
    errors: ['cart.item_not_found'],
  }),
  '/api/cart/delete-multi': defineCall({
    summary: 'Remove several items; those that are gone already are passed over',
    needs: 'session',
    payload: z.object({ ids }),
    answer: cartState,
    errors: [],
  }),
  '/api/cart/restore': defineCall({
    summary: 'Bring removed rows back as they were, all of them or none; doing it twice changes nothing more',
    needs: 'session',
    payload: z.object({
      rows: z
        .array(z.object({ offer: id, quantity: quantity.min(1), selected: z.boolean() }))
        .min(1)
        .max(CART_LIMITS_MAX.rows),
    }),
    answer: cartState,
    errors: ['cart.item_not_found'],
  }),
  '/api/cart/toggle': defineCall({
    summary: 'Select or deselect items for the order',
    needs: 'session',
    payload: z.object({ ids, selected: z.boolean() }),
    answer: cartState,
    errors: ['cart.item_not_found'],
  }),
  '/api/cart/set-service-city': defineCall({
    summary: 'Choose the city that delivery and services are priced for',
    needs: 'session',
    payload: z.object({ city: text(64).min(1) }),
    answer: cartState,
    errors: [],
  }),
  '/api/cart/set-pay-type': defineCall({
    summary: 'Choose how to pay',
    needs: 'session',
    payload: z.object({ payType: id }),
    answer: cartState,
    errors: ['cart.pay_type_unavailable'],
  }),
  '/api/cart/coupon': defineCall({
    summary: 'Apply a coupon; it stays applied and says why where it takes nothing off yet',
    needs: 'session',
    payload: z.object({ coupon: typed(64).min(1) }),
    answer: cartState,
    errors: ['cart.coupon_not_found', 'auth.attempts_exhausted'],
  }),
  '/api/cart/del-coupon': defineCall({
    summary: 'Take the coupon off',
    needs: 'session',
    payload: empty,
    answer: cartState,
    errors: [],
  }),
  '/api/cart/find-codes': defineCall({
    summary:
      'What codes mean here and how many pieces could be added, before anything is; `borne` are those of `wholes` that some good bears',
    needs: 'session',
    payload: z.object({
      codes: z
        .array(z.object({ code: typed(CODE_LENGTH_MAX).min(1), quantity: quantity.min(1) }))
        .min(1)
        .max(CODES_MAX),
      // Texts of the list that were read as several codes, and may be one.
      wholes: z.array(typed(CODE_LENGTH_MAX).min(1)).max(WHOLES_MAX).default([]),
    }),
    answer: z.object({ codes: z.array(codeMeaning), borne: z.array(z.string()) }),
    errors: [],
  }),
  '/api/cart/add-by-codes': defineCall({
    summary:
      'Add offers given by article or barcode (texts) or id (numbers, `offer`), all of them or none: one piece of each, or `quantity`',
    needs: 'session',
    payload: z.object({
      ids: z
        .array(
          z.union([
            code,
            z.object({ id: code, quantity: quantity.min(1) }),
            // The one way to name an offer that a form has, too.
            z.object({ offer: id, quantity: quantity.min(1).default(1) }),
          ]),
        )
        .min(1)
        .max(CODES_MAX),
    }),
    answer: cartState,
    errors: ['cart.item_not_found', ...refusals],
  }),
  '/api/cart/additional-data': defineCall({
    summary: 'What staff choose from for an order: members of staff and sources',
    needs: ['client.resolve', 'orders.manage'],
    payload: empty,
    answer: z.object({
      users: z.array(z.object({ id, name: z.string() })),
      sources: z.array(z.object({ id, name: z.string() })),
    }),
    errors: [],
  }),
};
