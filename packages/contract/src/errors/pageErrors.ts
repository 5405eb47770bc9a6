import type { ErrorEntry } from './errorTable.ts';

/** Refusals about pages of blocks. */
export const pageErrors = {
  'page.not_found': {
    text: 'Такой страницы нет.',
    status: 404,
  },
  'page.not_in_foot': {
    text: 'Внизу сайта этой страницы уже нет.',
    status: 409,
  },
  'page.path_taken': {
    text: 'Этот адрес уже у\u00a0другой страницы.',
    status: 409,
  },
  'page.made_otherwise': {
    text: 'Прошлый запрос уже создал страницу, и\u00a0она другая. Нужна ещё одна\u00a0— нажмите ещё раз.',
    status: 409,
  },
  'page.coupon_kept': {
    text: 'Промокод страницы выбирает тот, у\u00a0кого есть право на\u00a0промокоды. Оставьте прежний или уберите блок.',
    status: 403,
  },
  'page.kept': {
    text: 'Главную и\u00a0акции из\u00a0файла не\u00a0удаляют.',
    status: 409,
  },
  'page.used': {
    text: 'На\u00a0эту страницу ведут блоки других: удалить её нельзя.',
    status: 409,
  },
  'page.no_target': {
    text: 'Страницы, на\u00a0которую повести адрес, на\u00a0сайте нет. Выберите другую.',
    status: 409,
  },
  'page.problems': {
    text: 'На\u00a0странице не\u00a0всё готово.',
    status: 409,
  },
} as const satisfies Record<string, ErrorEntry>;
