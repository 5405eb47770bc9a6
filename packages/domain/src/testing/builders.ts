import { CART_LIMITS } from '../cart/index.ts';
import type { CartItem, CartOffer, CartState } from '../cart/index.ts';
import type { Coupon } from '../coupons/index.ts';
import type { Service } from '../services/index.ts';

export function aService(part: Partial<Service> & Pick<Service, 'key' | 'group'>): Service {
  return {
    product: 1,
    type: part.group,
    name: 'Подъём на этаж',
    description: '',
    default: false,
    excluded: false,
    excludedBy: part.excluded ? 'goods' : null,
    calculate: { type: 'static', value: 500, minValue: 0 },
    unit: 'piece',
    date: null,
    ...part,
  };
}

export function anOffer(part: Partial<CartOffer> = {}): CartOffer {
  return {
    id: 1,
    path: 'divan-siren',
    name: 'Диван «Сирень»',
    article: 'S-208',
    options: '',
    price: 100,
    oldPrice: null,
    image: null,
    stock: { status: 'in_stock', quantity: 10 },
    exposition: false,
    ...part,
  };
}

export function aRow(part: Partial<CartItem> = {}): CartItem {
  const { id = 1, offer = 1, price = 100 } = part;
  return {
    id,
    offer,
    price,
    quantity: 1,
    selected: true,
    grouped: [id],
    key: `${offer}:${price}`,
    ...part,
  };
}

/** A cart of these rows, with an offer of ten pieces for each unless others are given. */
export function aCart(
  content: CartItem[],
  offers: CartOffer[] = [],
  part: Partial<CartState> = {},
): CartState {
  const given = content.map(({ offer, price }) => anOffer({ id: offer, price }));
  return {
    content,
    services: { services: [], cities: [], city: 'moscow' },
    delivery: { from: '2031-05-02', to: '2031-05-04' },
    reserve: { status: 5, date: null },
    offers: Object.fromEntries([...given, ...offers].map((offer) => [offer.id, offer])),
    suggestedCoupons: [],
    coupon: null,
    payType: null,
    expositionAllowed: false,
    limits: CART_LIMITS,
    ...part,
  };
}

export function aCoupon(part: Partial<Coupon> = {}): Coupon {
  return {
    code: 'SIREN',
    description: '',
    active: true,
    type: 'percent',
    value: 10,
    maxDiscount: null,
    minTotal: 0,
    targets: [],
    offers: [],
    brands: [],
    excludes: [],
    startsAt: null,
    endsAt: null,
    limitTotal: null,
    limitPerUser: null,
    used: 0,
    usedByBuyer: 0,
    ...part,
  };
}
