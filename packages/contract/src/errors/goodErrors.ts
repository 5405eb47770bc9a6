import type { ErrorEntry } from './errorTable.ts';

/** Refusals of goods as staff keep them, and of the files that are uploaded for them. */
export const goodErrors = {
  'good.not_found': {
    text: 'Такого товара нет.',
    status: 404,
  },
  'good.stock_short': {
    text: 'Столько в\u00a0магазине уже нет: часть продали или отложили под заказы. Посмотрите, сколько осталось.',
    status: 409,
  },
  'good.picture_format': {
    text: 'Это не\u00a0картинка нужного вида, или файл повреждён. Какие подойдут, сказано у\u00a0поля.',
    status: 415,
  },
  'good.picture_bytes': {
    text: 'Файл больше 10\u00a0МБ. Уменьшите картинку и\u00a0загрузите снова.',
    status: 413,
  },
  'good.picture_large': {
    text: 'В\u00a0картинке больше 50\u00a0миллионов точек. Уменьшите её и\u00a0загрузите снова.',
    status: 422,
  },
  'good.picture_small': {
    text: 'Картинка меньше 300\u00a0точек по\u00a0короткой стороне: в\u00a0магазине она будет мутной.',
    status: 422,
  },
  'good.paper_format': {
    text: 'Это не\u00a0документ нужного вида, или файл повреждён. Какие подойдут, сказано у\u00a0поля.',
    status: 415,
  },
  'good.paper_bytes': {
    text: 'Файл больше 20\u00a0МБ. Уменьшите его и\u00a0загрузите снова.',
    status: 413,
  },
  'good.film_format': {
    text: 'Это не\u00a0фильм нужного вида, или файл повреждён. Какие подойдут, сказано у\u00a0поля.',
    status: 415,
  },
  'good.film_bytes': {
    text: 'Файл больше 30\u00a0МБ. Сожмите фильм и\u00a0загрузите снова.',
    status: 413,
  },
  'good.captions_format': {
    text: 'Это не\u00a0субтитры нужного вида, или файл повреждён. Какие подойдут, сказано у\u00a0поля.',
    status: 415,
  },
  'good.captions_bytes': {
    text: 'Файл больше 1\u00a0МБ: субтитров столько не\u00a0бывает.',
    status: 413,
  },
  'good.no_way_back': {
    text: 'Возвращать нечего: такой правки цен не\u00a0было, или она старше месяца.',
    status: 409,
  },
} as const satisfies Record<string, ErrorEntry>;
