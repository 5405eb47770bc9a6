import type { ProductCard } from '@siren/domain/catalog';
import { badgesNamed } from './badgesNamed.ts';
import { drawnImage } from './drawnImage.ts';

/** A card of a good as a section shows it. */
export function makeCard(over: Partial<ProductCard> = {}): ProductCard {
  return {
    id: 101,
    path: 'divan-lada',
    offer: 1011,
    name: 'Диван «Лада» двухместный, велюр, шалфей',
    shortName: 'Диван «Лада», велюр',
    brand: 'Сирень',
    article: '1204518',
    price: 54_990,
    oldPrice: 68_990,
    images: [drawnImage('sofa', '#a4b19b', 'stone', 'Диван «Лада»')],
    badges: badgesNamed('sale'),
    stock: { status: 'in_stock', quantity: 12 },
    exposition: false,
    favorite: false,
    colors: [
      { name: 'шалфей', hex: '#a4b19b' },
      { name: 'молочный', hex: '#ebe4d8' },
      { name: 'петроль', hex: '#37626f' },
      { name: 'терракот', hex: '#bb6f52' },
      { name: 'графит', hex: '#55545b' },
      { name: 'горчица', hex: '#c79c46' },
    ],
    deliveryDate: '2026-11-24',
    ...over,
  };
}
