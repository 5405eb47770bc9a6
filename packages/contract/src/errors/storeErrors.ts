import type { ErrorEntry } from './errorTable.ts';

/** Refusals of stores that staff keep. */
export const storeErrors = {
  'store.not_found': {
    text: 'Такого магазина нет.',
    status: 404,
  },
  'store.code_taken': {
    text: 'Этот код уже у\u00a0другого магазина.',
    status: 409,
  },
  'store.made_otherwise': {
    text: 'Прошлый запрос уже создал магазин, и\u00a0он\u00a0другой. Нужен ещё один\u00a0— нажмите ещё раз.',
    status: 409,
  },
  'store.no_place': {
    text: 'Сначала поставьте точку магазина на\u00a0карте.',
    status: 409,
  },
  'store.no_such_city': {
    text: 'Такого города уже нет. Выберите другой.',
    status: 409,
  },
  'store.used': {
    text: 'Магазин нужен заказам, остаткам, корзинам или фотоотчётам: удалить его нельзя. Его можно выключить.',
    status: 409,
  },
} as const satisfies Record<string, ErrorEntry>;
