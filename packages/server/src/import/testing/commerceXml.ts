import type { TestCategory, TestFeed, TestOffer } from './feedXml.ts';

const escape = (text: string | number) =>
  String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const element = (name: string, value: string | number | undefined) =>
  value === undefined ? '' : `<${name}>${escape(value)}</${name}>`;

/** How 1C writes a file: its versions differ. */
export interface CommerceLook {
  /** @default '2.10' */
  version?: string;
  /** Whether the root names its namespace. @default true */
  namespace?: boolean;
  /** `СодержитТолькоИзменения`; undefined leaves it out. */
  changes?: boolean | undefined;
}

/** A file of CommerceML around what stands in it. */
export function commerceFile(
  content: string,
  { version = '2.10', namespace = true }: CommerceLook = {},
): string {
  const space = namespace ? ' xmlns="urn:1C.ru:commerceml_2"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<КоммерческаяИнформация${space} ВерсияСхемы="${version}" ДатаФормирования="2026-03-01T10:00:00">${content}</КоммерческаяИнформация>`;
}

const onlyChanges = ({ changes }: CommerceLook) =>
  changes === undefined ? '' : ` СодержитТолькоИзменения="${changes}"`;

const groupsXml = (categories: readonly TestCategory[], parent?: string): string => {
  const own = categories.filter((category) => category.parent === parent);
  if (own.length === 0) return '';
  const groups = own.map(
    ({ id, name }) =>
      `<Группа>${element('Ид', id)}${element('Наименование', name)}${groupsXml(categories, id)}</Группа>`,
  );
  return `<Группы>${groups.join('')}</Группы>`;
};

const goodOf = ({ id, group }: TestOffer) => group ?? id;

const goodXml = (offer: TestOffer, propertyIds: ReadonlyMap<string, string>) => {
  const values = Map.groupBy(offer.params ?? [], ({ name }) => name);
  return [
    '<Товар>',
    element('Ид', goodOf(offer)),
    element('Наименование', offer.name),
    offer.category === undefined ? '' : `<Группы>${element('Ид', offer.category)}</Группы>`,
    element('Описание', offer.description),
    offer.vendor === undefined ? '' : `<Изготовитель>${element('Наименование', offer.vendor)}</Изготовитель>`,
    ...(offer.pictures ?? []).map((url) => element('Картинка', url)),
    '<ЗначенияСвойств>',
    ...[...values].map(
      ([name, own]) =>
        `<ЗначенияСвойства>${element('Ид', propertyIds.get(name))}${own
          .map(({ value }) => element('Значение', value))
          .join('')}</ЗначенияСвойства>`,
    ),
    '</ЗначенияСвойств></Товар>',
  ].join('');
};

/** `import.xml`: groups, properties and goods. Of a group of variants the first offer is the good. */
export function goodsXml({ categories = [], offers = [] }: TestFeed, look: CommerceLook = {}): string {
  const names = new Set(offers.flatMap(({ params = [] }) => params.map(({ name }) => name)));
  const ids = new Map([...names].map((name, at) => [name, `prop-${at}`]));
  const properties = [...ids].map(
    ([name, id]) => `<Свойство>${element('Ид', id)}${element('Наименование', name)}</Свойство>`,
  );
  const goods = new Map(offers.toReversed().map((offer) => [goodOf(offer), offer]));
  return commerceFile(
    `<Классификатор><Ид>k</Ид>${groupsXml(categories)}<Свойства>${properties.join('')}</Свойства></Классификатор>
<Каталог${onlyChanges(look)}><Ид>k</Ид><Товары>
${[...goods.values()]
  .toReversed()
  .map((offer) => goodXml(offer, ids))
  .join('\n')}
</Товары></Каталог>`,
    look,
  );
}

const pricesXml = ({ price = 1_000, oldPrice }: TestOffer) =>
  [['retail', price] as const, ['old', oldPrice] as const]
    .filter(([, value]) => value !== undefined)
    .map(
      ([id, value]) =>
        `<Цена><ИдТипаЦены>${id}</ИдТипаЦены>${element('ЦенаЗаЕдиницу', value)}<Валюта>руб</Валюта></Цена>`,
    )
    .join('');

const offerXml = (offer: TestOffer) =>
  [
    '<Предложение>',
    element('Ид', offer.group === undefined ? offer.id : `${offer.group}#${offer.id}`),
    element('Артикул', offer.article),
    element('Штрихкод', offer.barcode),
    element('Наименование', offer.name),
    `<Цены>${pricesXml(offer)}</Цены>`,
    element('Количество', offer.count),
    ...Object.entries(offer.outlets ?? {}).map(
      ([id, count]) => `<Склад ИдСклада="${escape(id)}" КоличествоНаСкладе="${escape(count)}"/>`,
    ),
    '</Предложение>',
  ].join('');

/** `offers.xml`: variants, their prices and their stock. */
export const offersXml = ({ offers = [] }: TestFeed, look: CommerceLook = {}): string =>
  commerceFile(
    `<ПакетПредложений${onlyChanges(look)}><Ид>k#</Ид><ИдКлассификатора>k</ИдКлассификатора>
<ТипыЦен><ТипЦены><Ид>retail</Ид><Наименование>Розничная</Наименование><Валюта>RUB</Валюта></ТипЦены>
<ТипЦены><Ид>old</Ид><Наименование>Старая цена</Наименование></ТипЦены></ТипыЦен><Предложения>
${offers.map(offerXml).join('\n')}
</Предложения></ПакетПредложений>`,
    look,
  );
