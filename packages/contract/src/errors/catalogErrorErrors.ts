import type { ErrorEntry } from './errorTable.ts';

/** Refusals of calls about errors of the catalogue. */
export const catalogErrorErrors = {
  'catalog_error.not_found': {
    text: 'Такой ошибки нет.',
    status: 404,
  },
  'catalog_error.busy': {
    text: 'Каталог уже проверяют. Подождите несколько секунд.',
    status: 409,
  },
  'catalog_error.no_such_person': {
    text: 'Этому сотруднику ошибки каталога не\u00a0доступны. Выберите другого.',
    status: 409,
  },
} as const satisfies Record<string, ErrorEntry>;
