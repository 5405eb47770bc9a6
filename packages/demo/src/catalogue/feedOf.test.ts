import { describe, expect, it } from 'vitest';
import { regions } from '../shop/index.ts';
import { feedOf } from './index.ts';
import { feeds, home } from './testing/feeds.ts';
import type { FeedOffer } from './testing/readFeed.ts';

const price = ({ texts }: FeedOffer): number => Number(texts['price']);
const old = ({ texts }: FeedOffer): number => Number(texts['oldprice'] ?? 0);
const pieces = ({ outlets }: FeedOffer): number => outlets.reduce((sum, outlet) => sum + outlet.pieces, 0);
const bytes = (date?: Date): string =>
  [...feedOf(regions[0]!, date)].map((piece) => Buffer.from(piece).toString()).join('');

describe('the catalogue', () => {
  it('has about three hundred products, a thousand offers and more than twenty sections', () => {
    const products = new Set(home.offers.map(({ id, group }) => group || `offer ${id}`));
    expect(home.categories.length).toBeGreaterThanOrEqual(20);
    expect(products.size).toBeGreaterThanOrEqual(280);
    expect(home.offers.length).toBeGreaterThanOrEqual(900);
  });

  it('puts every section below one that is told before it', () => {
    home.categories.forEach(({ parent }, at) => {
      if (parent) expect(home.categories.slice(0, at).map(({ id }) => id)).toContain(parent);
    });
  });

  it('gives the same bytes for the same region and date, and another date only where the date stands', () => {
    expect(bytes()).toBe(bytes());
    const [day, next] = [new Date('2026-11-20T00:00:00Z'), new Date('2026-11-21T00:00:00Z')];
    expect(bytes(day)).toContain('2026-11-20T00:00:00+00:00');
    expect(bytes(next)).toBe(bytes(day).replace('2026-11-20', '2026-11-21'));
  });

  it('says the same of an offer in every region but for its price and stock', () => {
    const known = new Map(home.offers.map((offer) => [offer.id, offer]));
    for (const { offers } of feeds) {
      for (const { id, group, texts, params, pictures } of offers) {
        const same = known.get(id)!;
        expect({ group, params, pictures }).toEqual({
          group: same.group,
          params: same.params,
          pictures: same.pictures,
        });
        expect(texts['description']).toBe(same.texts['description']);
      }
    }
  });
});

describe.each(feeds)('the feed of $region.code', ({ region, categories, offers }) => {
  it('has goods in every section, or in one below it', () => {
    const filled = new Set(offers.map(({ texts }) => texts['categoryId']));
    const empty = categories.filter(
      ({ id }) =>
        !filled.has(id) && !categories.some(({ id: child, parent }) => parent === id && filled.has(child)),
    );
    expect(empty).toEqual([]);
  });

  it('numbers and names offers uniquely', () => {
    for (const values of [
      offers.map(({ id }) => id),
      offers.map(({ texts }) => texts['vendorCode']),
      offers.map(({ texts }) => texts['barcode']),
      offers.map(({ texts }) => texts['name']),
    ]) {
      expect(new Set(values).size).toBe(offers.length);
    }
  });

  it('asks whole prices, lower than the old ones where there are any', () => {
    for (const offer of offers) {
      expect(price(offer)).toBeGreaterThan(0);
      expect(price(offer) % 100).toBe(90);
      if (old(offer)) {
        expect(price(offer)).toBeLessThan(old(offer));
        expect(1 - price(offer) / old(offer)).toBeLessThan(0.26);
      }
    }
    const share = offers.filter(old).length / offers.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.25);
  });

  it('counts stock in every store of the region and in no other', () => {
    const stores = region.stores.map(({ code }) => code);
    for (const { outlets } of offers) expect(outlets.map(({ id }) => id)).toEqual(stores);
  });

  it('has most goods, few of some and none of a few', () => {
    const share = (test: (count: number) => boolean): number =>
      offers.filter((offer) => test(pieces(offer))).length / offers.length;
    expect(share((count) => count === 0)).toBeGreaterThan(0.02);
    expect(share((count) => count === 0)).toBeLessThan(0.1);
    expect(share((count) => count > 0 && count <= 3)).toBeGreaterThan(0.05);
    expect(share((count) => count > 3)).toBeGreaterThan(0.7);
  });
});

it('sells some goods in some regions only', () => {
  for (const { offers } of feeds.slice(1)) expect(offers.length).toBeLessThan(home.offers.length);
});
