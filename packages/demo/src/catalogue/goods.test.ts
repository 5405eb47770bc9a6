import { describe, expect, it } from 'vitest';
import { drawFromUrl } from '../furniture/index.ts';
import { checkDigit } from './offers/index.ts';
import { home } from './testing/feeds.ts';
import type { FeedOffer } from './testing/readFeed.ts';

const { offers } = home;
const param = ({ params }: FeedOffer, name: string): string | undefined =>
  params.find((own) => own.name === name)?.value;

describe('offers', () => {
  it('have articles of seven digits and barcodes of thirteen that check', () => {
    for (const { texts } of offers) {
      expect(texts['vendorCode']).toMatch(/^[1-9]\d{6}$/);
      const barcode = texts['barcode'] ?? '';
      expect(barcode).toMatch(/^2\d{12}$/);
      expect(Number(barcode.at(-1))).toBe(checkDigit(barcode.slice(0, 12)));
    }
  });

  it('have a colour with its shade, except where a good comes in one', () => {
    const plain = offers.filter(
      ({ params }) => !params.some(({ name, hex }) => name.startsWith('Цвет') && hex),
    );
    expect(new Set(plain.map(({ texts }) => texts['categoryId']))).toEqual(new Set(['33']));
  });

  it('differ from their siblings in what a buyer can choose by', () => {
    const looks = offers
      .filter(({ group }) => group)
      .map(({ group, params }) => JSON.stringify([group, params]));
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('include samples that stand in stores, each of them alone', () => {
    const samples = offers.filter((offer) => param(offer, 'Витринный образец') === 'да');
    expect(samples.length).toBeGreaterThanOrEqual(5);
    for (const { group, outlets } of samples) {
      expect(group).toBe('');
      expect(outlets.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(1);
    }
  });

  it('include hits and novelties', () => {
    const marked = (name: string): number => offers.filter((offer) => param(offer, name) === 'да').length;
    expect(marked('Хит продаж')).toBeGreaterThan(50);
    expect(marked('Новинка')).toBeGreaterThan(50);
  });
});

describe('pictures', () => {
  it('are two to five for each offer, the whole good first', () => {
    for (const { pictures } of offers) {
      expect(pictures.length).toBeGreaterThanOrEqual(2);
      expect(pictures.length).toBeLessThanOrEqual(5);
      expect(pictures[0]).toMatch(/view=main$/);
    }
  });

  it('can all be drawn', () => {
    const urls = new Set(offers.flatMap(({ pictures }) => pictures));
    for (const url of urls) expect(drawFromUrl(url).startsWith('<svg')).toBe(true);
  }, 120_000);
});
