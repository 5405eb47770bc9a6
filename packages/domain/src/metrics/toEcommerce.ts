import type { MeasuredGood, MetricEvent } from './entities.ts';

/** One object of the container `dataLayer` as Yandex Metrica's e-commerce reads it. */
export interface EcommerceMessage {
  ecommerce: { currencyCode: 'RUB' } & Partial<{
    impressions: readonly MeasuredGood[];
    detail: Products;
    add: Products;
    remove: Products;
    purchase: Products & { actionField: { id: string; revenue: number; coupon?: string } };
  }>;
}

interface Products {
  products: readonly MeasuredGood[];
}

/** What the e-commerce of Yandex Metrica takes of an event; null for events of no goods. */
export function toEcommerce(event: MetricEvent): EcommerceMessage | null {
  const message = (part: Omit<EcommerceMessage['ecommerce'], 'currencyCode'>): EcommerceMessage => ({
    ecommerce: { currencyCode: 'RUB', ...part },
  });
  switch (event.type) {
    case 'list':
      return event.goods.length > 0 ? message({ impressions: event.goods }) : null;
    case 'view':
      return message({ detail: { products: [event.good] } });
    case 'add':
      return message({ add: { products: [event.good] } });
    case 'remove':
      return message({ remove: { products: [event.good] } });
    case 'purchase': {
      const { order, revenue, coupon, goods } = event;
      const actionField = { id: String(order), revenue, ...(coupon !== null && { coupon }) };
      return message({ purchase: { actionField, products: goods } });
    }
    default:
      return null;
  }
}
