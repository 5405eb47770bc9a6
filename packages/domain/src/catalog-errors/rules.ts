/** How bad an error is, the worst first: what cannot be bought, what misleads, what looks bad. */
export const errorSeverities = ['critical', 'error', 'warning'] as const;
export type ErrorSeverity = (typeof errorSeverities)[number];

/** What of a good is mended in place; null where the record itself is opened. */
export type ErrorMend = 'price' | 'name' | null;

export interface CatalogRule {
  severity: ErrorSeverity;
  title: string;
  /** What to do about it. */
  advice: string;
  /** What an error is in. */
  of: 'good' | 'offer' | 'promo';
  mend: ErrorMend;
}

/** A name is as long as this at most, in signs: longer ones are cut in lists. */
export const GOOD_NAME_GOOD = 120;
/** A price that became so many times as much, or as little, is looked at. */
export const PRICE_JUMP = 2;
/** A picture that so many goods have is none of any of them. */
export const PICTURE_OF_MANY = 20;

/** What the catalogue is checked for, in the order of the screen. */
export const catalogRules = {
  no_price: {
    severity: 'critical',
    title: 'Цены нет или она\u00a00',
    advice: 'Купить его нельзя. Цену называет файл поставщика.',
    of: 'offer',
    mend: null,
  },
  price_jump: {
    severity: 'critical',
    title: 'Цена изменилась более чем вдвое',
    advice: 'Проверьте цену у\u00a0поставщика. Верную можно задать здесь.',
    of: 'offer',
    mend: 'price',
  },
  no_section: {
    severity: 'error',
    title: 'Нет раздела',
    advice: 'Товар лежит в\u00a0«Других товарах». Выберите ему раздел.',
    of: 'good',
    mend: null,
  },
  article_twice: {
    severity: 'error',
    title: 'Повтор артикула',
    advice: 'Тот\u00a0же артикул есть у\u00a0другого варианта: заказ соберут неверно.',
    of: 'offer',
    mend: null,
  },
  no_picture: {
    severity: 'error',
    title: 'Нет картинки или заглушка',
    advice: 'Загрузите картинки товара.',
    of: 'offer',
    mend: null,
  },
  mojibake: {
    severity: 'error',
    title: 'Испорченные буквы',
    advice: 'Файл прочитан не\u00a0в\u00a0той кодировке.',
    of: 'good',
    mend: 'name',
  },
  stock_no_price: {
    severity: 'error',
    title: 'Остаток без цены',
    advice: 'В\u00a0магазинах города он есть, а\u00a0цены для него нет.',
    of: 'offer',
    mend: null,
  },
  promo_no_goods: {
    severity: 'error',
    title: 'Акция без товара',
    advice: 'Всё, на\u00a0что она действует, снято с\u00a0продажи.',
    of: 'promo',
    mend: null,
  },
  param_no_unit: {
    severity: 'warning',
    title: 'Параметр без единицы',
    advice: 'У\u00a0других товаров этот параметр с\u00a0единицей.',
    of: 'offer',
    mend: null,
  },
  param_two_units: {
    severity: 'warning',
    title: 'Две единицы у\u00a0параметра',
    advice: 'У\u00a0большинства товаров этот параметр в\u00a0другой единице.',
    of: 'offer',
    mend: null,
  },
  brand_twice: {
    severity: 'warning',
    title: 'Бренд дважды в\u00a0названии',
    advice: 'Уберите повтор из\u00a0названия.',
    of: 'good',
    mend: 'name',
  },
  name_length: {
    severity: 'warning',
    title: `Названия нет или оно длиннее ${GOOD_NAME_GOOD}\u00a0знаков`,
    advice: 'Длинное название в\u00a0списках обрезается.',
    of: 'good',
    mend: 'name',
  },
  barcode_twice: {
    severity: 'warning',
    title: 'Повтор штрихкода',
    advice: 'Тот\u00a0же штрихкод есть у\u00a0другого варианта: сканер найдёт оба.',
    of: 'offer',
    mend: null,
  },
  price_no_stock: {
    severity: 'warning',
    title: 'Цена без остатка',
    advice: 'Товар продаётся, а\u00a0в\u00a0магазинах его нет.',
    of: 'good',
    mend: null,
  },
} as const satisfies Record<string, CatalogRule>;

export type CatalogRuleKey = keyof typeof catalogRules;

export const catalogRuleKeys = Object.keys(catalogRules) as [CatalogRuleKey, ...CatalogRuleKey[]];

export const severityOf = (rule: CatalogRuleKey): ErrorSeverity => catalogRules[rule].severity;

/** Rules of a severity, in their order. */
export const rulesOf = (severity: ErrorSeverity): CatalogRuleKey[] =>
  catalogRuleKeys.filter((rule) => severityOf(rule) === severity);
