import type { ErrorEntry } from './errorTable.ts';

/** Refusals about lists of goods. */
export const productListErrors = {
  'product_list.not_found': { text: 'Такого списка нет.', status: 404 },
  'product_list.made_otherwise': {
    text: 'Прошлый запрос уже создал список, и\u00a0он\u00a0другой. Нужен ещё один\u00a0— нажмите ещё раз.',
    status: 409,
  },
  'product_list.used': {
    text: 'Этот список показывают блоки страниц: удалить его нельзя.',
    status: 409,
  },
} as const satisfies Record<string, ErrorEntry>;
