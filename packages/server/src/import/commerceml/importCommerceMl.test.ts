import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../db/index.ts';
import { commerceFile, goodsXml, offersXml } from '../testing/commerceXml.ts';
import { createImportShop } from '../testing/createImportShop.ts';
import type { ImportShop } from '../testing/createImportShop.ts';
import type { TestFeed } from '../testing/index.ts';

let shop: ImportShop;
beforeAll(async () => {
  shop = await createImportShop();
});
afterEach(() => shop.empty());
afterAll(() => shop.close());

const catalogue: TestFeed = {
  categories: [
    { id: '1', name: 'Мебель' },
    { id: '2', name: 'Диваны', parent: '1' },
  ],
  offers: [
    {
      id: 'green',
      group: 'lada',
      name: 'Диван «Лада», шалфей',
      price: '54 990,00',
      oldPrice: '68 990',
      category: '2',
      vendor: 'Сирень',
      article: 'LADA-1',
      barcode: '4600000000017',
      description: 'Мягкий',
      params: [{ name: 'Обивка', value: 'велюр' }],
      outlets: { s1: 3, s2: '2.000' },
    },
    { id: 'lamp', name: 'Лампа', price: 1_290, category: '1', count: 7 },
  ],
};
const begin = async (feed = catalogue) => {
  await shop.take(goodsXml(feed, { changes: false }));
  return shop.take(offersXml(feed, { changes: false }));
};
const packageOf = (offers: string, attributes = '') =>
  commerceFile(`<ПакетПредложений${attributes}><Предложения>${offers}</Предложения></ПакетПредложений>`);

describe('goods and offers of two files', () => {
  test('are sold once the price is known', async () => {
    const first = await shop.take(goodsXml(catalogue, { changes: false }));
    expect(first).toMatchObject({ status: 'done', encoding: 'utf-8', counts: { read: 0 } });
    expect(await shop.sold()).toEqual({});
    const second = await shop.take(offersXml(catalogue, { changes: false }));
    expect(second).toMatchObject({ status: 'done', problemCount: 0, counts: { read: 2, created: 2 } });
    expect(await shop.sold()).toMatchObject({
      'lada#green': {
        product: 'g:lada',
        section: 'Диваны',
        name: 'Диван «Лада», шалфей',
        price: 54_990,
        oldPrice: 68_990,
        stock: { s1: 3, s2: 2 },
      },
      lamp: { product: 'o:lamp', section: 'Мебель', price: 1_290, stock: { s1: 7 } },
    });
  });

  test('that come again write nothing', async () => {
    await begin();
    const before = await shop.rows();
    const { counts } = await begin();
    expect(counts).toMatchObject({ read: 2, skipped: 2, created: 0, updated: 0 });
    expect(await shop.rows()).toEqual(before);
  });

  test('change nothing in a probe', async () => {
    await begin();
    const feed = { ...catalogue, offers: [{ ...catalogue.offers![1]!, price: 5 }] };
    const { counts } = await shop.take(offersXml(feed, { changes: false }), { dryRun: true });
    expect(counts).toMatchObject({ updated: 1, withdrawn: 1 });
    expect(await shop.sold()).toMatchObject({ lamp: { price: 1_290 }, 'lada#green': {} });
    expect((await begin()).counts).toMatchObject({ skipped: 2, withdrawn: 0 });
  });
});

describe('packages of parts', () => {
  test('a price by itself blanks nothing', async () => {
    await begin();
    const before = await shop.sold();
    await shop.take(
      packageOf(
        '<Предложение><Ид>lamp</Ид><Цены><Цена><ИдТипаЦены>retail</ИдТипаЦены><ЦенаЗаЕдиницу>1\u00a0490,50</ЦенаЗаЕдиницу></Цена></Цены></Предложение>',
        ' СодержитТолькоИзменения="false"',
      ),
    );
    expect(await shop.sold()).toEqual({ ...before, lamp: { ...before.lamp, price: 1_490.5 } });
  });

  test.each([
    [
      'by warehouse',
      '<Остаток><Склад><Ид>s2</Ид><Количество>4</Количество></Склад></Остаток>',
      { s1: 3, s2: 4 },
    ],
    ['negative', '<Остаток><Склад><Ид>s1</Ид><Количество>-4</Количество></Склад></Остаток>', { s2: 2 }],
  ])('rests by themselves (%s) blank nothing', async (_name, rests, stock) => {
    await begin();
    const before = await shop.sold();
    await shop.take(packageOf(`<Предложение><Ид>lada#green</Ид><Остатки>${rests}</Остатки></Предложение>`));
    expect(await shop.sold()).toEqual({ ...before, 'lada#green': { ...before['lada#green'], stock } });
  });

  test('a word of the classifier that is another now is in all goods that have it', async () => {
    const classifier = (word: string) =>
      commerceFile(`<Классификатор><Свойства><Свойство><Ид>p</Ид><Наименование>Цвет</Наименование>
        <ТипЗначений>Справочник</ТипЗначений><ВариантыЗначений><Справочник><ИдЗначения>v</ИдЗначения>
        <Значение>${word}</Значение></Справочник></ВариантыЗначений></Свойство></Свойства></Классификатор>`);
    const goods = `<Товары><Товар><Ид>lamp</Ид><Наименование>Лампа</Наименование><ЗначенияСвойств><ЗначенияСвойства>
      <Ид>p</Ид><Значение>v</Значение></ЗначенияСвойства></ЗначенияСвойств></Товар></Товары>`;
    await begin();
    await shop.take(classifier('синий'));
    await shop.take(commerceFile(`<Каталог>${goods}</Каталог>`));
    const { counts } = await shop.take(classifier('голубой'));
    expect(counts).toMatchObject({ updated: 1 });
    const [lamp] = await shop.db.query(sql`select params from offers where external_id = 'lamp'`);
    expect(lamp).toMatchObject({ params: [{ name: 'Цвет', value: 'голубой' }] });
    expect((await shop.take(classifier('голубой'))).counts).toMatchObject({ read: 0 });
  });

  test('a package of changes withdraws nothing, a whole one what it lacks', async () => {
    await begin();
    const feed = { ...catalogue, offers: catalogue.offers!.slice(1) };
    await shop.take(offersXml(feed, { changes: true }));
    await shop.take(offersXml(feed));
    expect(Object.keys(await shop.sold())).toEqual(['lada#green', 'lamp']);
    const { counts } = await shop.take(offersXml(feed, { changes: false }));
    expect(counts).toMatchObject({ withdrawn: 1 });
    expect(Object.keys(await shop.sold())).toEqual(['lamp']);
  });

  test('a whole package that is empty withdraws nothing', async () => {
    await begin();
    await shop.take(offersXml({}, { changes: false }));
    expect(Object.keys(await shop.sold())).toHaveLength(2);
  });

  test.each([
    ['Статус="Удален"', ''],
    ['', '<Статус>удален</Статус>'],
    ['', '<ПометкаУдаления>true</ПометкаУдаления>'],
    ['', '<ПометкаУдаления>Да</ПометкаУдаления>'],
  ])('a good that is deleted (%s%s) takes its variants with it', async (attribute, mark) => {
    await begin();
    const goods = `<Товары><Товар ${attribute}><Ид>lada</Ид>${mark}</Товар></Товары>`;
    await shop.take(commerceFile(`<Каталог СодержитТолькоИзменения="true">${goods}</Каталог>`));
    expect(Object.keys(await shop.sold())).toEqual(['lamp']);
  });
});
test('a variant that tells itself apart in the brackets of its name alone', async () => {
  await begin({
    ...catalogue,
    offers: [{ id: 'v', group: 'vase', name: 'Ваза (синяя)', price: 10, category: '1' }],
  });
  const [row] = await shop.db.query(sql`select params from offers where external_id = 'vase#v'`);
  expect(row).toMatchObject({ params: [{ name: 'Вариант', value: 'синяя' }] });
});
test('a file that breaks off keeps what came before and withdraws nothing', async () => {
  await begin();
  const text = offersXml({ offers: [{ id: 'lamp', name: 'Лампа', price: 3, count: 1 }] }, { changes: false });
  const { status } = await shop.take(text.slice(0, text.indexOf('</Предложения>')));
  expect(status).toBe('failed');
  expect(await shop.sold()).toMatchObject({ lamp: { price: 3 }, 'lada#green': { price: 54_990 } });
});
