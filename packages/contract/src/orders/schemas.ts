import { CART_LIMITS_MAX, orderConditions } from '@siren/domain/cart';
import type { BuyerPhone } from '@siren/domain/account';
import { receiptWays } from '@siren/domain/checkout';
import { cancelReasons, franchiseTypes, orderStatusCodes, repeatProblems } from '@siren/domain/orders';
import type { AdditionalData, Order, OrderBrief, RepeatNote } from '@siren/domain/orders';
import { pickupStates } from '@siren/domain/pickup';
import type { PickupPlan } from '@siren/domain/pickup';
import { paymentReasons, paymentStatuses } from '@siren/domain/payments';
import { payTypeCodes } from '@siren/domain/regions';
import { SERVICE_MIN_QUANTITY } from '@siren/domain/services';
import { z } from 'zod';
import { cartSum, entity, id, isoDate, isoDateTime, money, text } from '../call/index.ts';
import { city, quantity } from '../cart/index.ts';
import { productImage } from '../catalog/index.ts';
import { payType, storeWeek } from '../info/index.ts';

export const buyerPhone = entity<BuyerPhone>()(
  z.object({ phone: z.string(), protected: z.boolean() }).meta({ id: 'BuyerPhone' }),
);

/** Services of an order at most. */
export const SERVICES_MAX = 50;

/** Rows as a page showed them, a piece's price before the coupon in roubles. */
export const shownLines = z
  .array(z.object({ offer: id, quantity, price: money.min(0) }))
  .max(CART_LIMITS_MAX.rows);

/** Services as a page showed them, roubles. */
export const shownServices = z
  .array(
    z.object({ key: text(64).min(1), quantity: quantity.min(SERVICE_MIN_QUANTITY), price: cartSum.min(0) }),
  )
  .max(SERVICES_MAX);

/** What certificates pay as a page showed it, roubles. */
export const certificateUses = z
  .array(z.object({ guid: z.guid(), amount: money.min(0) }))
  .max(CART_LIMITS_MAX.rows);

/** The most that one pay type takes in advance, roubles. */
const PREPAYMENT_MAX = 99_999_999;

export const additionalData = entity<AdditionalData>()(
  z
    .object({
      source: id.nullable(),
      user: id.nullable(),
      condition: z.enum(orderConditions),
      franchiseType: z.enum(franchiseTypes).nullable(),
      cheap: z.boolean(),
      keepData: z.boolean(),
      prepayment: z.record(z.string().regex(/^[1-9]\d{0,8}$/), money.min(0).max(PREPAYMENT_MAX)),
    })
    .meta({ id: 'AdditionalData' }),
);

const staffNote = z.object({
  placedBy: z.string(),
  responsible: z.string().nullable(),
  source: z.string().nullable(),
  condition: z.enum(orderConditions),
  franchiseType: z.enum(franchiseTypes).nullable(),
  cheap: z.boolean(),
  prepayment: z.array(z.object({ payType: z.string(), amount: money })),
});

const status = z.object({ code: z.enum(orderStatusCodes), name: z.string() });

export const orderTotals = z.object({
  goods: money,
  discount: money,
  services: money,
  bonus: money,
  certificates: money,
  toPay: money,
});

export const order = entity<Order>()(
  z
    .object({
      id,
      number: z.string(),
      status,
      placedAt: isoDateTime,
      lines: z.array(
        z.object({
          offer: id,
          path: z.string(),
          name: z.string(),
          options: z.string(),
          article: z.string(),
          quantity: z.int(),
          price: money,
          finalPrice: money,
          oldPrice: money.nullable(),
          image: productImage.nullable(),
        }),
      ),
      services: z.array(z.object({ key: z.string(), name: z.string(), quantity: z.int(), price: money })),
      delivery: z.object({
        city,
        address: z.string(),
        date: isoDate.nullable(),
        store: z
          .object({
            id,
            name: z.string(),
            address: z.string(),
            phone: z.string(),
            opens: z.string(),
            closes: z.string(),
            week: storeWeek.optional(),
            weekWords: z.string().optional(),
          })
          .nullable(),
      }),
      customer: z.object({
        name: z.string(),
        phone: z.string(),
        otherPhones: z.array(z.string()),
        email: z.string(),
        comment: z.string(),
      }),
      receipt: z.object({ by: z.enum(receiptWays), to: z.string() }),
      payType: z.object({ id, code: z.enum(payTypeCodes), name: z.string() }),
      payTypes: z.array(payType),
      payments: z.array(
        z.object({
          id,
          payType: id,
          amount: money,
          refunded: money,
          status: z.enum(paymentStatuses),
          reason: z.enum(paymentReasons).nullable(),
          at: isoDateTime,
        }),
      ),
      coupon: z.string().nullable(),
      certificates: z.array(z.object({ guid: z.string(), code: z.string(), amount: money })),
      bonusUsed: money,
      totals: orderTotals,
      owed: money,
      pickup: z.object({ code: z.string(), until: isoDate }).nullable(),
      cancelReason: z.enum(cancelReasons).nullable(),
      history: z.array(z.object({ status, at: isoDateTime })),
      byStaff: z.boolean(),
      proven: z.boolean(),
      keptUntil: isoDateTime.nullable(),
      staff: staffNote.nullable(),
    })
    .meta({ id: 'Order' }),
);

export const orderBrief = entity<OrderBrief>()(
  z
    .object({
      id,
      number: z.string(),
      status,
      placedAt: isoDateTime,
      toPay: money,
      pieces: z.int(),
      goods: z.array(z.object({ name: z.string(), image: productImage.nullable() })),
      moreGoods: z.int(),
    })
    .meta({ id: 'OrderBrief' }),
);

export const pickupPlan = entity<PickupPlan>()(
  z
    .object({
      store: id,
      state: z.enum(pickupStates),
      from: z.array(id),
      missing: z.array(id),
      date: isoDate.nullable(),
    })
    .meta({ id: 'PickupPlan' }),
);

export const repeatNote = entity<RepeatNote>()(
  z
    .object({
      offer: id,
      name: z.string(),
      options: z.string(),
      path: z.string(),
      ordered: z.int(),
      got: z.int(),
      priceThen: money,
      priceNow: money.nullable(),
      problems: z.array(z.enum(repeatProblems)),
    })
    .meta({ id: 'RepeatNote' }),
);
