import type { Product, ProductVariant } from '@siren/domain/catalog';
import { drawnImage } from './drawnImage.ts';
import { makeCard } from './makeCard.ts';
import { makeCards } from './makeCards.ts';
import { makeDelivery, makeVariant } from './makeVariant.ts';

const covers = { шалфей: '#a4b19b', молочный: '#ebe4d8', петроль: '#37626f', слива: '#6f4c69' };
const widths = { '180 см': 49_990, '208 см': 54_990, '232 см': 62_490 };

const params = (width: string) => [
  { name: 'Ширина', value: width.replace(/\D/g, ''), unit: 'см', group: 'Размеры' },
  { name: 'Глубина', value: '92', unit: 'см', group: 'Размеры' },
  { name: 'Высота', value: '82', unit: 'см', group: 'Размеры' },
  { name: 'Обивка', value: 'велюр, 310 г/м²', unit: null, group: 'Материалы' },
  { name: 'Каркас', value: 'берёзовая фанера, массив сосны', unit: null, group: 'Материалы' },
  { name: 'Съёмные чехлы', value: 'да, стирка при 30 °C', unit: null, group: 'Удобство' },
  { name: 'Гарантия', value: '24', unit: 'месяца', group: 'Прочее' },
];

function variantsOf(): ProductVariant[] {
  return Object.entries(covers).flatMap(([cover, hex], row) =>
    Object.entries(widths).map(([width, price], column) => ({
      ...makeVariant(
        1011 + row * 3 + column,
        {},
        {
          price,
          oldPrice: price + 14_000,
          params: params(width),
          ...(cover === 'слива' && { stock: { status: 'out_of_stock', quantity: 0 } }),
        },
      ),
      options: [
        { name: 'Обивка', value: `велюр, ${cover}`, hex },
        { name: 'Ширина', value: width, hex: null },
      ],
      images: [
        drawnImage('sofa', hex, 'stone', `Диван «Лада», ${cover}`),
        drawnImage('armchair', hex, 'sand', `Кресло той же коллекции, ${cover}`),
        drawnImage('chest', hex, 'mist', 'Рядом с комодом'),
      ],
    })),
  );
}

/** A sofa in four covers and three widths, the plum one out of stock. */
export function makeProduct(over: Partial<Product> = {}): Product {
  return {
    ...makeCard(),
    description:
      '«Лада» сделана для небольших гостиных: узкие подлокотники отдают всё место сиденью, а высокие опоры пропускают под диван робот-пылесос.\n\nПодушки сиденья на независимых пружинах держат форму. Чехлы на молнии, стираются при 30 °C.',
    breadcrumbs: [
      { name: 'Мягкая мебель', path: 'myagkaya-mebel' },
      { name: 'Диваны', path: 'myagkaya-mebel/divany' },
    ],
    variants: variantsOf(),
    stores: [
      { store: 1, status: 'in_stock', quantity: 8 },
      { store: 2, status: 'few', quantity: 1 },
      { store: 3, status: 'out_of_stock', quantity: 0 },
    ],
    delivery: makeDelivery(),
    video: null,
    documents: [
      {
        type: 'instruction',
        name: 'Инструкция по сборке и уходу',
        url: '/files/1',
        format: 'PDF',
        bytes: 96_400,
      },
      { type: 'passport', name: 'Паспорт изделия', url: '/files/2', format: 'PDF', bytes: 1_258_291 },
    ],
    related: makeCards(4, 1),
    seo: {
      title: 'Диван «Лада» двухместный: купить в «Сирени»',
      description: 'Диван «Лада» двухместный, велюр, от 49 990 ₽, доставка с 24 ноября.',
      canonical: '/product/divan-lada',
    },
    ...over,
  };
}
