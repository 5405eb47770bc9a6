import { listGoods } from '@siren/domain/catalog';
import type { FacetFilters, ListedGood } from '@siren/domain/catalog';
import { expect, test } from 'vitest';
import { home } from './testing/feeds.ts';
import type { FeedOffer } from './testing/readFeed.ts';

const goodOf = (own: readonly FeedOffer[], at: number): ListedGood => ({
  ...{
    id: at,
    brand: own[0]?.texts['vendor'] ?? null,
    isHit: false,
    isNew: false,
    createdAt: 0,
    position: at,
  },
  offers: own.map(({ params }, variant) => ({
    ...{ id: at * 1000 + variant, price: 500, oldPrice: null, quantity: 1, exposition: false, options: [] },
    params: params.map(({ name, value, unit, hex }) => ({
      name,
      value,
      unit: unit || null,
      hex: hex || null,
    })),
  })),
});
const goods = [...Map.groupBy(home.offers, ({ id, group }) => group || id).values()].map(goodOf);
const list = (filters: FacetFilters) =>
  listGoods(goods, { filters, priceFrom: null, priceTo: null, sort: 'popular', page: 1 });

/** All values there are: to list the whole catalogue takes most of a second. */
const { facets } = list({});

test.each([
  ['brand', 'masterskaya-tihiy-svet', 'Мастерская «Тихий свет»'],
  ['tsvet', 'chernyy', 'Чёрный'],
  ['razmer-spalnogo-mesta', '140-200-sm', '140 × 200 см'],
  ['dlina-sm', '170', '170'],
  ['material-obivki', 'len', 'Лён'],
  ['material-obivki', 'shenill', 'Шенилл'],
  ['plotnost-obivki-g-m2', '310', '310'],
  ['material', 'belaya-emal', 'Белая эмаль'],
  ['material-opor', 'stal', 'Сталь'],
])('the address %s=%s goes on leading to «%s»', (code, slug, name) => {
  const values = facets.find((facet) => facet.code === code)?.values ?? [];
  const meant = values.filter((value) => value.slug === slug);
  expect(meant.map((value) => value.name)).toEqual([name]);
  expect(meant[0]?.count).toBeGreaterThan(0);
  expect(meant[0]?.count).toBeLessThan(goods.length);
});

test('an address chooses its value and no other', () => {
  const chosen = list({ material: ['belaya-emal'] });
  const selected = chosen.facets.flatMap(({ code, values }) =>
    values.filter((value) => value.selected).map((value) => [code, value.name]),
  );
  expect(selected).toEqual([['material', 'Белая эмаль']]);
  expect(chosen.filters).toEqual({ material: ['belaya-emal'] });
  expect(chosen.total).toBeGreaterThan(0);
  expect(chosen.total).toBeLessThan(goods.length);
});

test('no value and no filter of the demo needs a longer address than before', () => {
  const addresses = facets.flatMap(({ code, values }) => [code, ...values.map(({ slug }) => slug)]);
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses.filter((address) => /-[0-9a-f]{8}$/.test(address))).toEqual([]);
});
