import type { SeedProduct, SeedSection } from '../db/seed/index.ts';

export const testSections: readonly SeedSection[] = [
  { path: 'furniture', name: 'Мебель' },
  { path: 'sofas', name: 'Диваны', parent: 'furniture' },
  { path: 'chairs', name: 'Стулья', parent: 'furniture' },
  { path: 'lighting', name: 'Свет' },
];

const everywhere = { 'msk-1': 10, 'khimki-1': 5, 'ekb-1': 10 };

/** Named by article: what each is good for in a test stands beside it. */
export const testProducts: readonly SeedProduct[] = [
  {
    path: 'sofa-lund',
    section: 'sofas',
    name: 'Диван Лунд',
    brand: 'Сирень',
    offers: [
      // Two variants; a price that differs by region.
      {
        article: 'SOFA-SAGE',
        barcodes: ['4600000000017'],
        options: [{ name: 'Обивка', value: 'шалфей', hex: '#9caf88' }],
        prices: { moscow: { price: 49_990, oldPrice: 59_990 }, ural: 51_990 },
        stock: everywhere,
      },
      {
        article: 'SOFA-CLAY',
        options: [{ name: 'Обивка', value: 'глина', hex: '#b66a50' }],
        prices: { moscow: 52_990, ural: 54_990 },
        stock: { 'msk-1': 2, 'ekb-1': 2 },
      },
    ],
  },
  {
    path: 'chair-ask',
    section: 'chairs',
    name: 'Стул Аск',
    // Kopecks in the price.
    offers: [
      {
        article: 'CHAIR',
        // Several, one of them with zeros in front.
        barcodes: ['4600000000024', '0012345678905', '0073'],
        prices: { moscow: 3_499.9, ural: 3_699.9 },
        stock: everywhere,
      },
    ],
  },
  {
    path: 'chair-last',
    section: 'chairs',
    name: 'Стул Последний',
    // The last piece, and none at all in the other region.
    // The barcode is that of another good but for its zeros.
    offers: [
      {
        article: 'LAST',
        barcodes: ['073'],
        prices: { moscow: 2_000, ural: 2_000 },
        stock: { 'msk-1': 1 },
      },
    ],
  },
  {
    path: 'lamp-sol',
    section: 'lighting',
    name: 'Лампа Соль',
    // Sold in one region only.
    offers: [{ article: 'LAMP', prices: { moscow: 1_290 }, stock: { 'msk-1': 50, 'khimki-1': 50 } }],
  },
  {
    path: 'sofa-show',
    section: 'sofas',
    name: 'Диван Витринный',
    offers: [
      { article: 'SHOW', exposition: true, prices: { moscow: 30_000, ural: 30_000 }, stock: everywhere },
    ],
  },
  {
    path: 'chair-gone',
    section: 'chairs',
    name: 'Стул Снятый',
    active: false,
    offers: [{ article: 'GONE', barcodes: ['0091'], prices: { moscow: 1_000 }, stock: everywhere }],
  },
];
