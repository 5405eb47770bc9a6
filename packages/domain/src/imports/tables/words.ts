import type { TableTarget } from './entities.ts';

export const tableTargetWords: Readonly<Record<TableTarget, string>> = {
  article: 'Артикул',
  name: 'Название',
  price: 'Цена',
  oldPrice: 'Старая цена',
  stock: 'Остаток',
  section: 'Раздел',
  brand: 'Бренд',
  picture: 'Картинки',
  barcode: 'Штрихкоды',
  description: 'Описание',
  group: 'Код группы вариантов',
  param: 'Характеристика',
  ignore: 'Не\u00a0брать',
};
