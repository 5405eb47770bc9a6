import { expect, test } from 'vitest';
import { feedXml, readWhole } from '../testing/index.ts';
import type { OfferParam } from './Offer.ts';
import { offerFacts } from './offerFacts.ts';

const factsOf = async (extra: string, params: OfferParam[] = []) => {
  const { offers } = await readWhole(feedXml({ offers: [{ id: '1', extra }] }));
  return offerFacts(offers[0]!, params).map(({ name, value, unit }) =>
    [`${name}:`, value, unit].filter(Boolean).join(' '),
  );
};

test.each([
  [
    '<condition type="used"><reason>Скол на &quot;ножке&quot;</reason><quality>good</quality></condition>',
    ['Состояние: Был в употреблении, Хороший вид', 'Причина уценки: Скол на "ножке"'],
  ],
  [
    '<condition type="likenew">Вскрыта упаковка</condition>',
    ['Состояние: Как новый', 'Причина уценки: Вскрыта упаковка'],
  ],
  ['<condition type="new"/>', []],
  [
    '<weight>2.50</weight><dimensions>40/30.5/20</dimensions>',
    ['Вес с упаковкой: 2,5 кг', 'Габариты упаковки: 40 × 30,5 × 20 см'],
  ],
  ['<weight>0</weight><dimensions>40/30</dimensions>', []],
  ['<country_of_origin>Россия</country_of_origin>', ['Страна производства: Россия']],
  ['<manufacturer_warranty>true</manufacturer_warranty>', ['Гарантия производителя: Есть']],
  ['<manufacturer_warranty>P2Y6M</manufacturer_warranty>', ['Гарантия производителя: 2 года 6 мес.']],
  ['<manufacturer_warranty>P5Y</manufacturer_warranty>', ['Гарантия производителя: 5 лет']],
  ['<manufacturer_warranty>false</manufacturer_warranty>', []],
  ['<age>6</age>', ['Возраст: 6+']],
  ['<age unit="month">6</age>', ['Возраст: от 6 мес.']],
  ['<min-quantity>3</min-quantity>', ['Наименьший заказ: 3 шт.']],
  ['<min-quantity>1</min-quantity>', []],
  ['<sales_notes>Нужна предоплата</sales_notes>', ['Условия продажи: Нужна предоплата']],
])('%s', async (xml, facts) => {
  expect(await factsOf(xml)).toEqual(facts);
});

test('what a param of the offer tells by the same name stays as it is', async () => {
  const param = { name: 'страна производства', value: 'Китай', unit: null, group: '' };
  expect(await factsOf('<country_of_origin>Россия</country_of_origin>', [param])).toEqual([]);
});
