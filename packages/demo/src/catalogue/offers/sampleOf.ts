import { fact } from '../model/index.ts';
import type { Model } from '../model/index.ts';
import { articleOf, barcodeOf, VARIANTS_MAX } from './codes.ts';
import type { Offer } from './Offer.ts';

const ABOUT =
  'Это витринный образец: он стоит в зале, чтобы его можно было потрогать и примерить. Заказать образец нельзя, такой же новый есть в каталоге.';

/** The same good once more, as it stands in a store to be looked at. */
export const sampleOf = ({ title, variants }: Model, offer: Offer): Offer => {
  const group = offer.group ?? 0;
  const article = articleOf(group, VARIANTS_MAX - 1);
  return {
    ...offer,
    id: group * 100 + 99,
    group: null,
    name: `${title}, витринный образец, ${variants[0]?.detail ?? ''}`,
    article,
    barcode: barcodeOf(article),
    sale: 0,
    text: [ABOUT, ...offer.text],
    facts: [
      ...offer.facts.filter(({ name }) => name !== 'Хит продаж' && name !== 'Новинка'),
      fact('Витринный образец', 'да'),
    ],
    pieces: 1,
    loved: false,
    exposition: true,
  };
};
