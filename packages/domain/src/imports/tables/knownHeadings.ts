import type { TableField } from './entities.ts';

/** Names of each field as tables of shops and suppliers have them, the surest first; words of the list below left out. */
const names: Readonly<Record<TableField, string>> = {
  article:
    'артикул|арт|артикул поставщика|артикул продавца|код|sku|vendorcode|vendor code|article|ид|id|код артикул',
  name: 'название|наименование|полное наименование|номенклатура|имя|name|title|заголовок',
  price:
    'цена|цена продажи|розничная цена|цена розничная|цена розница|розница|цена со скидкой|новая цена|стоимость|price',
  oldPrice:
    'старая цена|цена до скидки|цена без скидки|прежняя цена|зачеркнутая цена|цена старая|oldprice|old price',
  stock:
    'остаток|остатки|остаток на складе|свободный остаток|количество|кол во|наличие|в наличии|stock|quantity|count|qty',
  section: 'раздел|категория|группа|рубрика|подраздел|товарная группа|category|section',
  brand: 'бренд|торговая марка|марка|производитель|изготовитель|brand|vendor',
  picture:
    'картинка|картинки|фото|фотография|фотографии|изображение|изображения|главное фото|дополнительные фото|ссылка на фото|ссылки на фото|ссылка на изображение|url фото|url картинки|picture|image|photo',
  barcode: 'штрихкод|штрих код|штрихкоды|шк|баркод|ean|ean13|ean 13|gtin|barcode',
  description: 'описание|полное описание|подробное описание|аннотация|description',
  group: 'код группы|код модели|код группы вариантов|group id|groupid',
};

const known = new Map(
  Object.entries(names).flatMap(([field, list]) =>
    list.split('|').map((name, rank) => [name, { field: field as TableField, rank }] as const),
  ),
);

/** Words that say nothing of what a column is. */
const IDLE = /(?<=^| )(?:товара|товаров|товар|руб|рублей|рублях|р|rub|шт|штук|за|на сайте)(?= |$)/gu;

/** A heading as names are compared: letters and digits alone, «ё» as «е». */
const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Which field a heading names, and how sure that is: 0 is the surest; null for none. */
export function fieldOfHeading(heading: string): { field: TableField; rank: number } | null {
  const words = plain(heading);
  const bare = words.replaceAll(IDLE, '').replaceAll(/ +/gu, ' ').trim();
  return known.get(words) ?? known.get(bare) ?? null;
}

const UNITS =
  'мм|см|м|км|г|гр|кг|т|мл|л|м²|м2|м³|м3|см³|вт|квт|в|а|ма·ч|мач|гц|ггц|мгц|дб|лм|к|°c|мин|ч|сек|с|дней|лет|мес|гб|тб|мб|дюйм|дюймов|%|шт|pcs|mm|cm|kg|g';
const WITH_UNIT = new RegExp(`^(.+?)\\s*(?:,\\s*(${UNITS})\\.?|[(\\[]\\s*(${UNITS})\\.?\\s*[)\\]])$`, 'iu');

/** What buyers read of a good in most shops; anything else may be the shop's own, such as what it was bought for. */
const PARAMS =
  /^(?:цвет|материал|размер|размеры|страна|страна производства|гарантия|вес|ширина|высота|длина|глубина|диаметр|толщина|мощность|объем|состав|комплектация|сезон|пол|возраст|обивка|форма|стиль|коллекция)$/u;

/** The name and the unit of a param by its heading: «Вес, кг». */
export function paramOfHeading(heading: string): { name: string; unit: string } {
  const [, name = heading, afterComma, inBrackets] = WITH_UNIT.exec(heading) ?? [];
  return { name, unit: afterComma ?? inBrackets ?? '' };
}

/** Whether a column that is no field is a param as far as its heading tells. */
export const isParamHeading = (heading: string): boolean => {
  const { name, unit } = paramOfHeading(heading);
  return unit !== '' || PARAMS.test(plain(name));
};
