import { BRAND_NAME_MAX } from '../brands/index.ts';
import type { ReferenceDeclaration } from './entities.ts';

/** Id of the reference of brands. */
export const BRANDS = 3;

/** Every reference of the shop. A key is the column of the table that the shop reads. */
export const references = [
  {
    id: BRANDS,
    title: 'Бренды',
    group: 'Товары',
    about:
      'Приходят из\u00a0файлов с\u00a0товарами. Название, которое дали вы, импорт не\u00a0меняет; двойные записи объединяются.',
    madeBy: 'goods',
    ordered: false,
    fields: [{ key: 'name', title: 'Название', type: 'text', required: true, max: BRAND_NAME_MAX }],
  },
  {
    id: 1,
    title: 'Синонимы',
    group: 'Поиск',
    about: 'Слова одной строки ищутся как одно.',
    madeBy: 'staff',
    ordered: false,
    fields: [{ key: 'words', title: 'Слова через запятую', type: 'list', required: true, max: 80, least: 2 }],
  },
  {
    id: 2,
    title: 'Причины отмены',
    group: 'Заказы',
    about:
      'Одну из\u00a0них называют, когда отменяют заказ. Заказ помнит слова, с\u00a0которыми его отменили.',
    madeBy: 'staff',
    ordered: true,
    fields: [
      { key: 'name', title: 'Причина', type: 'text', required: true, max: 60 },
      { key: 'told', title: 'Что узнает покупатель', type: 'text', required: false, max: 120 },
    ],
  },
] as const satisfies readonly ReferenceDeclaration[];

const all: readonly ReferenceDeclaration[] = references;

/** The reference of an id; undefined where there is none. */
export const referenceOf = (id: number): ReferenceDeclaration | undefined => all.find((one) => one.id === id);
