import { couponReasons } from '@siren/domain/coupons';
import type { CodeMeaning } from '@siren/domain/cart-codes';
import { codeStatuses } from '@siren/domain/cart-codes';
import { CART_LIMITS_MAX } from '@siren/domain/cart';
import type { CartItem, CartOffer, CartState } from '@siren/domain/cart';
import { z } from 'zod';
import { cartSum, entity, id, isoDate, money } from '../call/index.ts';
import { productImage, stock } from '../catalog/index.ts';
import { service } from '../services/index.ts';

export const cartItem = entity<CartItem>()(
  z
    .object({
      id,
      offer: id,
      price: money,
      quantity: z.int().min(1),
      selected: z.boolean(),
      grouped: z.array(id),
      key: z.string(),
    })
    .meta({ id: 'CartItem' }),
);

export const cartOffer = entity<CartOffer>()(
  z
    .object({
      id,
      path: z.string(),
      name: z.string(),
      article: z.string(),
      options: z.string(),
      price: money,
      oldPrice: money.nullable(),
      image: productImage.nullable(),
      stock,
      exposition: z.boolean(),
    })
    .meta({ id: 'CartOffer' }),
);

export const city = z.object({ code: z.string(), name: z.string() });

export const cartState = entity<CartState>()(
  z
    .object({
      content: z.array(cartItem),
      services: z.object({ services: z.array(service), cities: z.array(city), city: z.string() }),
      delivery: z.object({ from: isoDate, to: isoDate }).nullable(),
      reserve: z.object({ status: z.int(), date: z.string().nullable() }),
      offers: z.record(z.string(), cartOffer),
      suggestedCoupons: z.array(
        z.object({ code: z.string(), description: z.string(), discount: cartSum, missing: money }),
      ),
      coupon: z
        .object({
          code: z.string(),
          description: z.string(),
          sections: z.array(z.object({ path: z.string(), name: z.string() })),
          offers: z.array(id),
          discount: cartSum,
          reason: z.enum(couponReasons).nullable(),
          missing: money,
        })
        .nullable(),
      payType: id.nullable(),
      expositionAllowed: z.boolean(),
      limits: z.object({ rows: z.int(), pieces: z.int() }),
    })
    .meta({ id: 'CartState' }),
);

/** Pieces of one row: as many as any shop may allow; what this one does stands in the cart. */
export const quantity = z.int().min(0).max(CART_LIMITS_MAX.pieces);
export const ids = z.array(id).min(1).max(CART_LIMITS_MAX.rows);

/** What a code of a list means in the region. */
export const codeMeaning = entity<CodeMeaning>()(
  z
    .object({
      code: z.string(),
      quantity: z.int().min(1),
      status: z.enum(codeStatuses),
      offer: cartOffer.nullable(),
      choices: z.array(z.object({ offer: cartOffer, gone: z.boolean() })),
      possible: z.int().min(0),
    })
    .meta({ id: 'CodeMeaning' }),
);
