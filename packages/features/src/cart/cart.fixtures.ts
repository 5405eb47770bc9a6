import type { CartOffer, CartState } from '@siren/domain/cart';
import type { Service } from '@siren/domain/services';
import { drawnImage, makeCart } from '../testing/index.ts';

const service = (
  over: Pick<Service, 'key' | 'group' | 'name' | 'description'> & Partial<Service>,
): Service => ({
  product: 1,
  type: over.key,
  default: false,
  excluded: false,
  excludedBy: null,
  calculate: { type: 'static', value: 0, minValue: 0 },
  unit: 'piece',
  date: null,
  ...over,
});

/** Ways of delivery and services of several price types, one of which is not to be had. */
export const cartServices: Service[] = [
  service({
    key: 'courier',
    group: 'delivery',
    name: 'Курьером',
    description: 'интервал 3\u00a0часа',
    default: true,
    calculate: { type: 'static', value: 990, minValue: 0 },
    date: '2026-11-24',
  }),
  service({
    key: 'pickup',
    group: 'delivery',
    name: 'Из магазина',
    description: 'хранение 7\u00a0дней',
    date: '2026-11-22',
  }),
  service({
    key: 'carrier',
    group: 'delivery',
    name: 'Транспортной компанией',
    description: 'до\u00a0терминала',
    calculate: { type: 'static_percent', value: 1.5, base: 1200, minValue: 1500 },
    date: '2026-11-28',
  }),
  service({
    key: 'lifting',
    group: 'lifting',
    name: 'Подъём на этаж',
    description: 'с\u00a0лифтом считается один этаж',
    unit: 'floor',
    calculate: { type: 'static_quantity', value: 300, base: 600, minValue: 900 },
  }),
  service({
    key: 'assembly',
    group: 'assembly',
    name: 'Сборка мебели',
    description: 'мастер приедет на следующий день',
    calculate: { type: 'percent', value: 7, minValue: 990 },
  }),
  service({
    key: 'gift',
    group: 'gift',
    name: 'Упаковка в подарок',
    description: 'лента и открытка',
    excluded: true,
    excludedBy: 'goods',
    calculate: { type: 'quantity', value: 350, minValue: 0 },
  }),
];

type Look = Pick<CartOffer, 'name' | 'options' | 'oldPrice' | 'image'>;

const looks: Record<number, Look> = {
  1: {
    name: 'Диван «Лада» двухместный',
    options: 'велюр, шалфей, 208 см, опоры дуб',
    oldPrice: 68_990,
    image: drawnImage('sofa', '#a4b19b', 'stone'),
  },
  2: {
    name: 'Стул «Тис» с мягким сиденьем',
    options: 'дуб, рогожка молочная',
    oldPrice: 8_990,
    image: drawnImage('armchair', '#caa67c', 'clay'),
  },
  3: {
    name: 'Торшер «Аист» на трёх опорах',
    options: 'дуб, абажур лён',
    oldPrice: null,
    image: drawnImage('lamp', '#c79c46', 'sand'),
  },
};

/** A cart as in life: a sofa, three chairs and a lamp that is not selected. */
export function makeFullCart(over: Partial<CartState> = {}): CartState {
  const cart = makeCart(
    [
      { offer: 1, price: 54_990, quantity: 1 },
      { offer: 2, price: 7_490, quantity: 3, stock: { status: 'in_stock', quantity: 6 } },
      { offer: 3, price: 8_990, quantity: 1, selected: false },
    ],
    {
      services: {
        services: cartServices,
        cities: [
          { code: 'ekb', name: 'Екатеринбург' },
          { code: 'tagil', name: 'Нижний Тагил' },
        ],
        city: 'ekb',
      },
      suggestedCoupons: [
        { code: 'СИРЕНЬ10', description: '10 % на всё, но не больше 5 000 ₽', discount: 5_000, missing: 0 },
        { code: 'НОВОСЕЛЬЕ', description: '8 000 ₽ на заказ от 90 000 ₽', discount: 0, missing: 12_540 },
      ],
    },
  );
  const offers = Object.fromEntries(
    Object.values(cart.offers).map((offer) => [offer.id, { ...offer, ...looks[offer.id] }]),
  );
  return { ...cart, offers, ...over };
}

/** The same cart with everything that can be wrong with a row. */
export function makeTroubledCart(): CartState {
  const cart = makeFullCart();
  const offer = (id: number, over: Partial<CartOffer>) => ({ ...(cart.offers[id] as CartOffer), ...over });
  return {
    ...cart,
    content: cart.content.map((row) => ({ ...row, selected: true })),
    offers: {
      1: offer(1, { exposition: true }),
      2: offer(2, { stock: { status: 'few', quantity: 2 } }),
      3: offer(3, { stock: { status: 'out_of_stock', quantity: 0 } }),
    },
  };
}
