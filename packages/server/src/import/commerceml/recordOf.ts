import type { CommerceRecord } from './CommerceRecord.ts';
import { childOf, childrenOf, textOf } from './XmlNode.ts';
import type { XmlNode } from './XmlNode.ts';
import type { GoodTold, OfferTold, PropertyTold, TypedPrice } from './told.ts';

/** What stands around a record. */
export interface RecordPlace {
  line: number;
  /** Whether its package says that it is no package of changes. */
  whole: boolean;
  /** Id of the group that a group lies in; '' elsewhere. */
  parent: string;
}

const YES = /^(?:true|да|1)$/i;
const DELETED = /^удал[её]н/i;

const isDeleted = (node: XmlNode): boolean =>
  DELETED.test(node.attributes['Статус'] ?? textOf(node, 'Статус') ?? '') ||
  YES.test(node.attributes['ПометкаУдаления'] ?? textOf(node, 'ПометкаУдаления') ?? '');

/** Leaves out what is not told. */
const told = <Value extends object>(of: { [Key in keyof Value]: Value[Key] | undefined }): Value =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as Value;

/** An empty name says nothing. */
const nameOf = (node: XmlNode): string | undefined => textOf(node, 'Наименование') || undefined;

const textsOf = (node: XmlNode, name: string): string[] | undefined => {
  const found = childrenOf(node, name);
  return found.length > 0 ? found.map(({ text }) => text.trim()).filter(Boolean) : undefined;
};

const propertyTold = (node: XmlNode): PropertyTold => {
  const words = childrenOf(childOf(node, 'ВариантыЗначений'), 'Справочник').map(
    (entry) => [textOf(entry, 'ИдЗначения') ?? '', textOf(entry, 'Значение') ?? ''] as const,
  );
  return told({
    name: nameOf(node),
    listed: textOf(node, 'ТипЗначений') === 'Справочник' || words.length > 0 || undefined,
    values: words.length > 0 ? Object.fromEntries(words) : undefined,
  });
};

const requisite = (node: XmlNode, name: string): string | undefined =>
  textOf(
    childrenOf(childOf(node, 'ЗначенияРеквизитов'), 'ЗначениеРеквизита').find(
      (own) => textOf(own, 'Наименование') === name,
    ),
    'Значение',
  );

/** 1C writes a description for shops as a requisite, too; what stands in its own element counts first. */
const descriptionOf = (node: XmlNode): string | undefined =>
  textOf(node, 'Описание') || requisite(node, 'ОписаниеВФорматеHTML') || textOf(node, 'Описание');

const goodTold = (node: XmlNode): GoodTold => {
  const properties = childOf(node, 'ЗначенияСвойств');
  const groups = childOf(node, 'Группы');
  return told({
    name: nameOf(node),
    article: textOf(node, 'Артикул'),
    barcodes: textsOf(node, 'Штрихкод'),
    description: descriptionOf(node),
    vendor: textOf(childOf(node, 'Изготовитель'), 'Наименование') ?? textOf(node, 'ТорговаяМарка'),
    groups: groups && (textsOf(groups, 'Ид') ?? []),
    pictures: textsOf(node, 'Картинка'),
    properties:
      properties &&
      childrenOf(properties, 'ЗначенияСвойства').map((own) => ({
        id: textOf(own, 'Ид') ?? '',
        values: textsOf(own, 'Значение') ?? [],
      })),
  });
};

const pricesOf = (node: XmlNode): OfferTold['prices'] => {
  const list = childOf(node, 'Цены');
  if (!list) return undefined;
  const prices = childrenOf(list, 'Цена').map((own): [string, TypedPrice] => [
    textOf(own, 'ИдТипаЦены') ?? '',
    { value: textOf(own, 'ЦенаЗаЕдиницу') ?? '', currency: textOf(own, 'Валюта') ?? '' },
  ]);
  return Object.fromEntries(prices);
};

/** Stock as any of the versions writes it: by warehouses, or in all. */
const stockOf = (node: XmlNode): Pick<OfferTold, 'count' | 'stores'> => {
  const rests = childrenOf(childOf(node, 'Остатки'), 'Остаток');
  const places = [node, ...rests].flatMap((own) => [
    ...childrenOf(own, 'Склад'),
    ...childrenOf(own, 'Склады'),
    ...childrenOf(childOf(own, 'Склады'), 'Склад'),
  ]);
  const counted = places.flatMap((own): [string, string][] => {
    const id = own.attributes['ИдСклада'] ?? textOf(own, 'Ид');
    const count = own.attributes['КоличествоНаСкладе'] ?? textOf(own, 'Количество');
    return id === undefined || count === undefined ? [] : [[id.trim(), count]];
  });
  const [first] = rests.flatMap((own) => textOf(own, 'Количество') ?? []);
  return {
    count: textOf(node, 'Количество') ?? first,
    ...(counted.length > 0 && { stores: Object.fromEntries(counted) }),
  };
};

const IN_BRACKETS = /\(([^()]+)\)\s*$/;
/** «Размер (Обувь)»: the bracket tells what list of values it is, which no buyer asks for. */
const plainName = (name: string) => name.replace(IN_BRACKETS, '').trim() || name;

/** What tells a variant from the others; some versions write it in the brackets of its name alone. */
const paramsOf = (node: XmlNode, variant: boolean): OfferTold['params'] => {
  const list = childOf(node, 'ХарактеристикиТовара');
  if (list)
    return childrenOf(list, 'ХарактеристикаТовара').map((own) => ({
      name: plainName(textOf(own, 'Наименование') ?? ''),
      value: textOf(own, 'Значение') ?? '',
    }));
  const [, value] = (variant && IN_BRACKETS.exec(nameOf(node) ?? '')) || [];
  return value === undefined ? undefined : [{ name: 'Вариант', value }];
};

const offerTold = (node: XmlNode, variant: boolean): OfferTold =>
  told({
    name: nameOf(node),
    article: textOf(node, 'Артикул') || undefined,
    barcodes: textsOf(node, 'Штрихкод'),
    params: paramsOf(node, variant),
    prices: pricesOf(node),
    ...stockOf(node),
  });

/** Names of the elements that are records, by what they tell of. */
export const recordKinds: Readonly<Record<string, CommerceRecord['kind']>> = {
  Группа: 'group',
  Свойство: 'property',
  СвойствоНоменклатуры: 'property',
  ТипЦены: 'price',
  Склад: 'store',
  Товар: 'good',
  Предложение: 'offer',
};

/** The record that an element is; null for one that is none. */
export function recordOf(node: XmlNode, { line, whole, parent }: RecordPlace): CommerceRecord | null {
  const kind = recordKinds[node.name];
  const id = textOf(node, 'Ид') ?? '';
  const [good = ''] = id.split('#');
  const place = { id, good: '', line, deleted: isDeleted(node), whole };
  const name = nameOf(node);
  switch (kind) {
    case 'group':
      return { ...place, kind, told: told({ name, parent }) };
    case 'property':
      return { ...place, kind, told: propertyTold(node) };
    case 'price':
      return { ...place, kind, told: told({ name, currency: textOf(node, 'Валюта') }) };
    case 'store':
      return { ...place, kind, told: told({ name }) };
    case 'good':
      return { ...place, kind, good, told: goodTold(node) };
    case 'offer':
      return { ...place, kind, good, told: offerTold(node, id !== good) };
    default:
      return null;
  }
}
