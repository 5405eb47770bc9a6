import type { FieldChange, RecordKind, RunKind } from './entities.ts';

/** What a record of each kind is called, and several of them. */
export const recordWords: Readonly<Record<RecordKind, { one: string; many: string }>> = {
  order: { one: 'Заказ', many: 'Заказы' },
  client: { one: 'Клиент', many: 'Клиенты' },
  good: { one: 'Товар', many: 'Товары' },
  section: { one: 'Раздел', many: 'Разделы' },
  page: { one: 'Страница', many: 'Страницы' },
  ref: { one: 'Справочник', many: 'Справочники' },
  person: { one: 'Сотрудник', many: 'Сотрудники' },
  role: { one: 'Роль', many: 'Роли' },
  invitation: { one: 'Приглашение', many: 'Приглашения' },
  view: { one: 'Вид списка', many: 'Виды списков' },
  import: { one: 'Загрузка', many: 'Загрузки' },
  catalog_error: { one: 'Ошибка каталога', many: 'Ошибки каталога' },
};

export const runWords: Readonly<Record<RunKind, string>> = {
  save: 'Одна запись',
  bulk: 'Сразу несколько',
  command: 'Команда',
  undo: 'Отмена',
};

/** What was done, by the word of the entry. */
export const actionWords: Readonly<Record<string, string>> = {
  save: 'Изменение',
  step: 'Шаг заказа',
  paid: 'Оплата согласована',
  change: 'Состав заказа',
  call: 'Звонок',
  call_result: 'Итог звонка',
  bonus: 'Бонусы',
  block: 'Вход открыт или закрыт',
  sessions: 'Сеансы завершены',
  erase: 'Данные удалены',
  price: 'Цена',
  price_back: 'Цена из\u00a0файла',
  param: 'Параметр',
  param_back: 'Параметр из\u00a0файла',
  pictures: 'Картинки',
  pictures_back: 'Картинки из\u00a0файла',
  badges: 'Бейджи',
  related: 'Хорошо рядом',
  related_back: 'Хорошо рядом, расчёт магазина',
  stock: 'Остаток',
  stock_back: 'Остаток посчитан файлом',
  add: 'Добавление',
  create: 'Новый вид списка',
  switch: 'Включение и\u00a0выключение',
  move: 'Порядок',
  merge: 'Объединение',
  delete: 'Удаление',
  rights: 'Права',
  role_changed: 'Права роли',
  role_deleted: 'Роль удалена',
  factor: 'Вход по\u00a0коду',
  factor_reset: 'Вход по\u00a0коду сброшен',
  recovery_codes: 'Новые резервные коды',
  join: 'Пришёл по\u00a0приглашению',
  accept: 'Покупатель стал сотрудником',
  dismiss: 'Больше не\u00a0сотрудник',
  again: 'Новая ссылка',
  withdraw: 'Приглашение отозвано',
  publish: 'Публикация',
  hide: 'Снята с\u00a0сайта',
  return: 'Возврат к\u00a0версии',
  load: 'Загрузка файла',
  restore: 'Возвращение удалённой',
  ignore: 'Не\u00a0ошибка',
  reopen: 'Снова ошибка',
  assign: 'Ответственный',
};

/** Fields that changes are looked for by. */
export const fieldWords: Readonly<Record<string, string>> = {
  status: 'Статус',
  toPay: 'К\u00a0оплате',
  goods: 'Товары',
  services: 'Услуги',
  store: 'Магазин',
  writtenOff: 'Списано',
  responsible: 'Ответственный',
  note: 'Заметка',
  bonus: 'Бонусы',
  blocked: 'Вход',
  price: 'Цена',
  oldPrice: 'Старая цена',
  value: 'Значение параметра',
  pieces: 'Остаток',
  pictures: 'Картинки',
  badges: 'Бейджи',
  filter_name: 'Название в\u00a0фильтре',
  tone: 'Цвет бейджа',
  rule: 'Кто ставит бейдж',
  from_day: 'Первый день',
  to_day: 'Последний день',
  store_id: 'Магазин правила',
  hours: 'Часы',
  related: 'Хорошо рядом',
  name: 'Название',
  brand: 'Бренд',
  section: 'Раздел',
  parent: 'Раздел выше',
  path: 'Адрес',
  facets: 'Порядок отбора',
  description: 'Описание',
  hidden: 'Показ',
  blocks: 'Блоки',
  footer: 'Ссылка внизу сайта',
  words: 'Синонимы',
  merged: 'Объединено',
  told: 'Что узнает покупатель',
  created: 'Новых товаров',
  updated: 'Изменено товаров',
  withdrawn: 'Снято с\u00a0продажи',
  failed: 'Не\u00a0взято',
  broken: 'Файл оборвался',
  active: 'Действует',
  role: 'Роль',
  factor: 'Вход по\u00a0коду',
  state: 'Состояние ошибки',
  reason: 'Причина',
  assignee: 'Ответственный за\u00a0ошибку',
  needsFactor: 'Вход по\u00a0коду обязателен',
};

const valueOf = (value: FieldChange['from']): string => {
  if (value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  return String(value);
};

/** What an entry keeps for its undo alone; the same is told in words beside it. */
export const undoFields: readonly string[] = [
  ...['sectionId', 'parentId', 'beforeId', 'deleted', 'live'],
  ...['offer', 'hand', 'key', 'set'],
];

/** «Цена: 54990 → 51990», for a file. */
export const changeText = ({ field, from, to }: FieldChange): string =>
  `${fieldWords[field] ?? field}: ${valueOf(from)} → ${valueOf(to)}`;
