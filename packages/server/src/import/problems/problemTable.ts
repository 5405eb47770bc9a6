import { CODE_LENGTH_MAX } from '@siren/domain/cart-codes';

export type Severity = 'info' | 'warning' | 'error';

const table = {
  no_id: ['error', 'У предложения нет id, пропущено.'],
  bad_id: ['error', 'Слишком длинный id предложения, пропущено.'],
  repeated_id: ['error', 'Такой id уже был в этом файле: взято первое предложение, это пропущено.'],
  no_name: ['error', 'Нет названия, предложение пропущено.'],
  no_price: ['error', 'Нет цены, предложение пропущено.'],
  zero_price: ['error', 'Цена равна нулю, предложение пропущено.'],
  bad_price: ['error', 'Цена не читается как сумма в рублях, предложение пропущено.'],
  price_too_large: [
    'error',
    'Такая цена не помещается ни в один заказ: больше 9 999 999 999,99 ₽. Предложение пропущено.',
  ],
  old_price_too_large: [
    'warning',
    'Такая старая цена не помещается ни в один заказ: больше 9 999 999 999,99 ₽. Показана не будет.',
  ],
  bad_currency: ['error', 'Цена не в рублях, предложение пропущено.'],
  bad_old_price: ['warning', 'Старая цена не читается или не выше новой, показана не будет.'],
  no_category: ['warning', 'Нет раздела, товар попал в «Другие товары».'],
  unknown_category: ['warning', 'Такого раздела нет в файле, товар попал в «Другие товары».'],
  bad_outlet: ['warning', 'Такого магазина нет в регионе, его остаток не учтён.'],
  bad_count: ['warning', 'Остаток не читается как целое число, считается нулём.'],
  bad_picture: ['warning', 'Адрес картинки не годится, она пропущена.'],
  bad_video: ['warning', 'Адрес видео не годится, оно пропущено.'],
  bad_document: ['warning', 'Адрес документа не годится, он пропущен.'],
  bad_barcode: ['warning', 'Штрихкод не из 8–14 цифр, не сохранён.'],
  long_article: [
    'warning',
    `Артикул длиннее ${CODE_LENGTH_MAX} знаков: сохранено начало, по нему товар и находится.`,
  ],
  too_long: ['warning', 'Слишком длинный текст, сохранено начало.'],
  bad_entity: ['warning', 'Неизвестная подстановка &…; оставлена как текст.'],
  bad_character: ['warning', 'Недопустимый символ убран.'],
  category_no_id: ['warning', 'У раздела нет id, он пропущен.'],
  category_no_name: ['warning', 'У раздела нет названия, он пропущен.'],
  category_repeated: ['warning', 'Раздел с таким id уже был, взят первый.'],
  category_unknown_parent: ['warning', 'Родительского раздела нет в файле, раздел стал верхним.'],
  category_cycle: ['warning', 'Раздел вложен сам в себя, он стал верхним.'],
  group_differs: [
    'warning',
    'У предложения несколько разных group_id: взят тот, что в атрибуте, а без него — первый элемент.',
  ],
  unknown_element: ['warning', 'Неизвестный элемент пропущен; рядом — сколько раз он встретился.'],
  unknown_attribute: ['warning', 'Неизвестный атрибут пропущен; рядом — сколько раз он встретился.'],
  unknown_others: [
    'warning',
    'Неизвестных имён слишком много: остальные пропущены без названия; рядом — сколько раз они встретились.',
  ],
  encoding_guessed: ['warning', 'Файл назван UTF-8, но это не он: прочитан как windows-1251.'],
  unknown_encoding: ['error', 'Неизвестная кодировка файла.'],
  not_yml: ['error', 'Это не файл YML: в нём нет yml_catalog.'],
  broken_xml: ['error', 'XML оборван или сломан. Взято то, что было до этой строки; старые товары не сняты.'],
  entities_refused: ['error', 'Файл объявляет свои подстановки (ENTITY): такие не принимаются.'],
  element_too_large: ['error', 'Слишком длинный или глубокий элемент: файл не принят дальше этой строки.'],
  nothing_taken: ['error', 'Из файла не взято ни одного предложения; старые товары не сняты.'],
  too_many_lost: [
    'error',
    'В файле нет больше половины прежних товаров: похоже, он неполный. Старые товары не сняты.',
  ],
  promo_no_id: ['error', 'У акции нет id, она пропущена.'],
  promo_repeated: ['error', 'Акция с таким id уже была в этом файле, эта пропущена.'],
  promo_unsupported: ['warning', 'Магазин проводит только акции с промокодом, эта пропущена.'],
  promo_bad_code: ['error', 'Промокода нет, или он длиннее 64 знаков: акция пропущена.'],
  promo_bad_discount: [
    'error',
    'Скидка не читается как процент от 0 до 100 или сумма в рублях больше нуля: акция пропущена.',
  ],
  promo_bad_date: ['error', 'Дата не читается, акция пропущена.'],
  promo_bad_period: ['error', 'Акция кончается раньше, чем начинается: пропущена.'],
  promo_unknown_goods: ['warning', 'Такого товара или раздела в магазине нет: он в акции не участвует.'],
  promo_no_goods: ['error', 'У акции нет ни одного известного товара или раздела, она пропущена.'],
  promo_code_taken: ['error', 'Такой промокод уже завели не из этого файла: он не изменён, акция пропущена.'],
  promo_code_repeated: ['error', 'Такой промокод уже есть у другой акции этого файла, эта пропущена.'],
  too_many_problems: ['info', 'Замечаний слишком много, остальные не записаны.'],
} as const satisfies Record<string, readonly [Severity, string]>;

export type ProblemCode = keyof typeof table;

/** Severity and Russian words of everything that an import reports. */
export const problemTable: Readonly<Record<ProblemCode, readonly [Severity, string]>> = table;
