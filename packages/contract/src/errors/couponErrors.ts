import type { ErrorEntry } from './errorTable.ts';

/** Refusals about coupons as staff have them. */
export const couponErrors = {
  'coupon.not_found': {
    text: 'Такого промокода нет.',
    status: 404,
  },
  'coupon.code_taken': {
    text: 'Такой промокод уже есть.',
    status: 409,
  },
  'coupon.made_otherwise': {
    text: 'Прошлый запрос уже создал промокод, и\u00a0он\u00a0другой. Нужен ещё один\u00a0— нажмите ещё раз.',
    status: 409,
  },
  'coupon.fed': {
    text: 'Этот промокод приходит из\u00a0файла: здесь его только выключают и\u00a0включают.',
    status: 409,
  },
  'coupon.no_order': {
    text: 'Такого заказа нет.',
    status: 404,
  },
} as const satisfies Record<string, ErrorEntry>;
