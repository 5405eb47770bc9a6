import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { withMoreGoods } from './testing/withMoreGoods.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const good = (article: string, name: string, active = true) => ({ article, name, path: 'sofas', active });
/** Articles that are words of other goods' names, signs alone, or differ by case and signs. */
const GOODS = [
  good('Вельвет', 'Банкетка Ямб'),
  good('Ронда-вельвет', 'Ширма Хорей'),
  good('тахта/Ронда', 'Софа Дактиль'),
  good('q.w', 'Комод Ода'),
  good('qw', 'Комод Ария'),
  good('_%%', 'Комод Фуга'),
  good('000', 'Пуф Марш'),
  good('Ямб', 'Вешалка Канон'),
  good('Чёлн', 'Полка Этюд'),
  good('ラ・ー3', 'Ваза Соло'),
  good('КЛЁН', 'Кушетка Гамма'),
  good('клён', 'Кушетка Фермата', false),
  good('Ronda', 'Кушетка Кода', false),
  good('РОНДА', 'Кушетка Нота', false),
  good('T1', 'Тахта Ронда, вельвет'),
  good('T2', 'Скамья из клёна 000'),
  good('T3', 'Тахта Челн'),
];

const search = (query: string) => shop.call('/api/catalog/search', { query });
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

test.each([
  ['вельвет', ['Банкетка Ямб', 'Тахта Ронда, вельвет']],
  ['Ронда-вельвет', ['Ширма Хорей', 'Тахта Ронда, вельвет']],
  ['ТАХТА/РОНДА', ['Софа Дактиль', 'Тахта Ронда, вельвет']],
  ['ямб', ['Вешалка Канон', 'Банкетка Ямб']],
  ['000', ['Пуф Марш', 'Скамья из клёна 000']],
  ['чёлн', ['Полка Этюд', 'Тахта Челн']],
  ['челн', ['Тахта Челн']],
  ['q.w', ['Комод Ода']],
  ['QW', ['Комод Ария']],
  ['_%%', ['Комод Фуга']],
  ['Арт. вельвет', ['Банкетка Ямб']],
  ['ラ・-3', ['Ваза Соло']],
  ['«вельвет»', ['Банкетка Ямб', 'Тахта Ронда, вельвет']],
])('«%s», a code of a good, shows that good first, and what the words find', (query, found) =>
  withMoreGoods(shop.db, GOODS, async () => {
    const answer = await search(query);
    expect(names(answer.items)).toEqual(found);
    expect(answer).toMatchObject({ correctedQuery: null, whole: true, gone: [] });
    const { products } = await shop.call('/api/catalog/suggest', { query });
    expect(products[0]?.name).toBe(found[0]);
  }),
);

test.each([
  ['Ronda', [], ['Кушетка Кода']],
  ['РОНДА', ['Тахта Ронда, вельвет'], ['Кушетка Нота']],
  // Written just so it has gone; in capitals it is sold.
  ['клён', ['Скамья из клёна 000'], ['Кушетка Фермата']],
  ['КЛЁН', ['Кушетка Гамма', 'Скамья из клёна 000'], []],
  ['Клён', ['Кушетка Гамма', 'Скамья из клёна 000'], ['Кушетка Фермата']],
])('of «%s» what has gone is named, and the goods of the words stay', (query, found, gone) =>
  withMoreGoods(shop.db, GOODS, async () => {
    const answer = await search(query);
    expect([names(answer.items), names(answer.gone)]).toEqual([found, gone]);
  }),
);

test('whatever case a code is typed in, search and a list of codes mean the same by it', () =>
  withMoreGoods(shop.db, GOODS, async () => {
    const typed = fc
      .constantFrom(...GOODS.map(({ article }) => article))
      .chain((article) =>
        fc.constantFrom(article, article.toUpperCase(), article.toLowerCase(), ` ${article}\u200B`),
      );
    await fc.assert(
      fc.asyncProperty(typed, async (code) => {
        const { codes } = await shop.call('/api/cart/find-codes', { codes: [{ code, quantity: 1 }] });
        const [meant] = codes;
        const bearers = meant?.offer
          ? [{ offer: meant.offer, gone: meant.status === 'gone' }]
          : (meant?.choices ?? []);
        const { items, gone } = await search(code);
        const articles = (wanted: boolean) =>
          bearers.flatMap((one) => (one.gone === wanted ? one.offer.article : [])).toSorted();
        const sold = articles(false);
        expect(
          items
            .slice(0, sold.length)
            .map(({ article }) => article)
            .toSorted(),
        ).toEqual(sold);
        expect(gone.map(({ article }) => article).toSorted()).toEqual(articles(true));
      }),
      { numRuns: 40 },
    );
  }));

test('a mark of stress, in whatever way it is typed, finds what is found without it', async () => {
  const marked = fc
    .constantFrom('диван', 'лампа', 'стул', 'диван глина', 'дивна', 'шалфей', 'диавн')
    .chain((plain) =>
      fc
        .nat({ max: plain.length })
        .map((at) => [plain, `${plain.slice(0, at)}\u0301${plain.slice(at)}`] as const),
    )
    // Behind «г» and «к» and Latin letters it makes other letters.
    .filter(([, query]) => query.normalize('NFC').includes('\u0301'));
  await fc.assert(
    fc.asyncProperty(marked, async ([plain, query]) => {
      const [one, other] = [await search(plain), await search(query)];
      expect(other).toEqual({ ...one, query });
      const suggest = (text: string) => shop.call('/api/catalog/suggest', { query: text });
      expect(names((await suggest(query)).products)).toEqual(names((await suggest(plain)).products));
    }),
    { numRuns: 30 },
  );
});
