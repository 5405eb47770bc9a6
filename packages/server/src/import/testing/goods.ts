import type { TestOffer } from './feedXml.ts';

export const categories = [
  { id: '1', name: 'Мебель' },
  { id: '2', name: 'Диваны', parent: '1' },
] as const;

export const sofa: TestOffer = {
  id: 'a1',
  group: 'lada',
  name: 'Диван «Лада», велюр, шалфей',
  price: '54 990',
  oldPrice: 68_990,
  category: '2',
  vendor: 'Сирень',
  article: 'LADA-1',
  barcode: '4600000000017',
  description: '<p>Мягкий</p><script>alert(1)</script>',
  params: [{ name: 'Обивка', value: 'шалфей' }],
  pictures: ['https://pictures.invalid/1.jpg'],
  outlets: { s1: 3, s2: 2 },
};

/** Another variant of the sofa. */
export const clay: TestOffer = {
  ...sofa,
  id: 'a2',
  name: 'Диван «Лада», велюр, терракот',
  article: 'LADA-2',
  params: [{ name: 'Обивка', value: 'терракот' }],
};

export const lamp: TestOffer = { id: 'l1', name: 'Лампа', price: 1_290, category: '1', count: 7 };

/** Two variants of a sofa and a lamp. */
export const feed = { categories, offers: [sofa, clay, lamp] };

/** So many lamps, `m0` and on. */
export const many = (count: number): TestOffer[] =>
  Array.from({ length: count }, (_, at) => ({ ...lamp, id: `m${at}` }));
