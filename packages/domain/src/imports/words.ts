import type { DifferenceField, DifferenceKind, ImportSeverity } from './entities.ts';
import type { ImportMark } from './importMark.ts';

export const importMarkWords: Readonly<Record<ImportMark, string>> = {
  waiting: 'Ждёт',
  running: 'Идёт',
  done: 'Готово',
  partly: 'Готово с\u00a0ошибками',
  unchanged: 'Без\u00a0изменений',
  failed: 'Не\u00a0прошёл',
  stopped: 'Прервался',
  cancelled: 'Отменён',
};

export const importSeverityWords: Readonly<Record<ImportSeverity, string>> = {
  error: 'Ошибка',
  warning: 'Предупреждение',
  info: 'К\u00a0сведению',
};

export const differenceKindWords: Readonly<Record<DifferenceKind, string>> = {
  created: 'Новый товар',
  changed: 'Изменится',
  withdrawn: 'Снимется с\u00a0продажи',
};

export const differenceFieldWords: Readonly<Record<DifferenceField, string>> = {
  price: 'Цена',
  oldPrice: 'Старая цена',
  stock: 'Остаток',
  stores: 'Остатки по\u00a0магазинам',
  name: 'Название',
  article: 'Артикул',
  param: 'Характеристика',
  sale: 'Продажа',
  content: 'Описание, картинки или раздел',
};
