import { BRAND_NAME_MAX } from '../brands/index.ts';
import { badgeRules, badgeTones } from '../catalog/index.ts';
import type { BadgeRule, BadgeTone } from '../catalog/index.ts';
import { PICKUP_TYPE } from '../services/index.ts';
import type { ReferenceDeclaration } from './entities.ts';
import { colorProblem } from './colorProblem.ts';
import { storeDaysProblem } from './storeDaysProblem.ts';
import { renamedUnit, unitClaims } from './unitSpellings.ts';

/** Id of the reference of brands. */
export const BRANDS = 3;
/** Id of the reference of badges. */
export const BADGES = 7;
/** Id of the reference of days on which stores keep other hours. */
export const STORE_DAYS = 8;
/** Id of the reference of colours. */
export const COLORS = 9;
/** Id of the reference of units. */
export const UNITS = 10;

/** A badge has so many characters at most: two of them stand on a phone's card. */
const BADGE_MAX = 20;
const toneWords: Record<BadgeTone, string> = {
  raised: 'Обычный',
  sale: 'Как скидка',
  brand: 'Лиловый',
  accent: 'Зелёный',
  caution: 'Жёлтый',
  critical: 'Красный',
  info: 'Синий',
};
const ruleWords: Record<BadgeRule, string> = {
  hand: 'Сотрудники',
  sale: 'Магазин: есть старая цена',
  new: 'Файл: новинка',
  hit: 'Файл: хит продаж',
  exposition: 'Файл: витринный образец',
};

/** Delivery costs so much at most, roubles. */
const DELIVERY_MAX = 1_000_000;
/** Goods of so much at most are asked for before delivery is free, roubles. */
const FREE_MAX = 100_000_000;

const deliveryKinds = [
  { value: 'courier', label: 'На\u00a0адрес, курьером' },
  { value: 'carrier', label: 'На\u00a0адрес, транспортной компанией' },
  { value: PICKUP_TYPE, label: 'Самовывоз из\u00a0магазина' },
];

/** Less than no days: what waits in a store comes before what is brought. */
const days = {
  key: 'lead_days',
  type: 'number',
  required: false,
  whole: true,
  unit: 'дн.',
  from: -30,
  to: 365,
} as const;

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
    standsIn: 'goods',
    fields: [{ key: 'name', title: 'Название', type: 'text', required: true, max: BRAND_NAME_MAX }],
  },
  {
    id: BADGES,
    title: 'Бейджи',
    group: 'Товары',
    about:
      'Слова на\u00a0карточке товара и\u00a0фильтр «Предложения». Где есть скидка, вместо слова стоит процент. Выключенного в\u00a0магазине нет.',
    madeBy: 'staff',
    ordered: true,
    standsIn: 'goods',
    fields: [
      { key: 'name', title: 'Название', type: 'text', required: true, max: BADGE_MAX },
      { key: 'filter_name', title: 'В\u00a0фильтре', type: 'text', required: false, max: 40 },
      {
        key: 'tone',
        title: 'Цвет',
        type: 'choice',
        required: true,
        options: badgeTones.map((value) => ({ value, label: toneWords[value] })),
      },
      {
        key: 'rule',
        title: 'Кто ставит',
        type: 'choice',
        required: true,
        options: badgeRules.map((value) => ({ value, label: ruleWords[value] })),
      },
    ],
  },
  {
    id: COLORS,
    title: 'Цвета',
    group: 'Товары',
    about:
      'Кружок на\u00a0карточке и\u00a0в\u00a0фильтре. Узнаётся по\u00a0началам слов, короткие\u00a0— целиком; подходят два\u00a0— важнее верхний. Цвет из\u00a0файла важнее справочника.',
    madeBy: 'staff',
    ordered: true,
    together: colorProblem,
    fields: [
      { key: 'name', title: 'Название', type: 'text', required: true, max: 40 },
      { key: 'hex', title: 'Образец', type: 'color', required: true },
      {
        ...{ key: 'words', title: 'Начала слов', type: 'list' },
        ...{ required: true, max: 40, least: 1 },
      },
    ],
  },
  {
    id: UNITS,
    title: 'Единицы',
    group: 'Товары',
    about:
      'В\u00a0чём измерены характеристики: как\u00a0бы единицу ни\u00a0писали в\u00a0файлах, в\u00a0магазине она называется одинаково. Действует со\u00a0следующей загрузки файла.',
    madeBy: 'staff',
    ordered: true,
    claims: unitClaims,
    renamed: renamedUnit,
    fields: [
      { key: 'name', title: 'Единица', type: 'text', required: true, max: 20 },
      { key: 'spellings', title: 'В\u00a0файлах также', type: 'list', required: false, max: 20 },
    ],
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
  {
    id: 4,
    title: 'Источники заказов',
    group: 'Заказы',
    about:
      'Откуда пришёл клиент, за\u00a0которого заказывают. По\u00a0источнику отбирают заказы; покупатель его не\u00a0видит.',
    madeBy: 'staff',
    ordered: true,
    fields: [{ key: 'name', title: 'Источник', type: 'text', required: true, max: 60 }],
  },
  {
    id: 5,
    title: 'Способы доставки',
    group: 'Доставка',
    about:
      'Как заказ попадает к\u00a0покупателю и\u00a0сколько это стоит. Выключенный не\u00a0предложат, в\u00a0заказах он\u00a0останется.',
    madeBy: 'staff',
    ordered: true,
    parts: 6,
    fields: [
      { key: 'name', title: 'Название', type: 'text', required: true, max: 60 },
      { key: 'description', title: 'Пояснение', type: 'lines', required: false, max: 200 },
      {
        ...{ key: 'kind', title: 'Куда', type: 'choice', required: true, options: deliveryKinds },
        // Stores give orders out in one way, by their own hours and goods.
        once: PICKUP_TYPE,
      },
      { key: 'price', title: 'Цена', type: 'money', required: false, from: 0, to: DELIVERY_MAX },
      {
        key: 'percent',
        title: 'Процент',
        type: 'number',
        required: false,
        unit: '%',
        from: 0,
        to: 100,
      },
      {
        key: 'min_value',
        title: 'Не\u00a0дешевле',
        type: 'money',
        required: false,
        from: 0,
        to: DELIVERY_MAX,
      },
      { key: 'free_from', title: 'Бесплатно от', type: 'money', required: false, from: 1, to: FREE_MAX },
      { ...days, title: 'К\u00a0сроку города' },
      { key: 'is_default', title: 'Выбран сразу', type: 'flag', required: false },
    ],
  },
  {
    id: 6,
    title: 'Цены доставки по\u00a0городам',
    group: 'Доставка',
    about: 'Где доставка стоит или длится иначе. Чего здесь нет, то\u00a0берётся у\u00a0способа.',
    madeBy: 'staff',
    ordered: false,
    naming: 2,
    fields: [
      { key: 'service_id', title: 'Способ доставки', type: 'link', required: true },
      { key: 'city_id', title: 'Город', type: 'link', required: true },
      { key: 'price', title: 'Цена', type: 'money', required: false, from: 0, to: DELIVERY_MAX },
      { key: 'free_from', title: 'Бесплатно от', type: 'money', required: false, from: 1, to: FREE_MAX },
      { ...days, title: 'К\u00a0сроку города' },
    ],
  },
  {
    id: STORE_DAYS,
    title: 'Праздники и\u00a0короткие дни',
    group: 'Магазины',
    about:
      'Когда магазины закрыты или работают иначе: без часов\u00a0— закрыты. Правило магазина важнее правила города, правило города\u00a0— общего, из\u00a0равных важнее новое.',
    madeBy: 'staff',
    ordered: false,
    naming: 5,
    together: storeDaysProblem,
    fields: [
      { key: 'name', title: 'Название', type: 'text', required: true, max: 40 },
      { key: 'from_day', title: 'С\u00a0какого дня', type: 'day', required: true },
      { key: 'to_day', title: 'По\u00a0какой', type: 'day', required: false },
      { key: 'city_id', title: 'Город', type: 'link', required: false },
      { key: 'store_id', title: 'Магазин', type: 'link', required: false },
      { key: 'hours', title: 'Часы', type: 'hours', required: false },
    ],
  },
] as const satisfies readonly ReferenceDeclaration[];

const all: readonly ReferenceDeclaration[] = references;

/** The reference of an id; undefined where there is none. */
export const referenceOf = (id: number): ReferenceDeclaration | undefined => all.find((one) => one.id === id);
