import { fact } from '../model/index.ts';
import type { Fact, Model } from '../model/index.ts';
import { sectionId } from '../sections.ts';
import { articleOf, barcodeOf, VARIANTS_MAX } from './codes.ts';
import type { Offer } from './Offer.ts';

/** Ids leave room for a hundred models a section. */
const GROUPS = 100;

const markNames = { hit: 'Хит продаж', new: 'Новинка' } as const;

const marksOf = ({ mark }: Model): Fact[] => (mark ? [fact(markNames[mark], 'да')] : []);

/** The variants of a model, numbered by its place in its section. */
export const offersOf = (model: Model, place: number): Offer[] => {
  const { section, title, vendor, text, pieces, variants } = model;
  if (variants.length > VARIANTS_MAX) throw new Error(`Too many variants: ${title}`);
  const group = Number(sectionId(section)) * GROUPS + place;
  const about = [fact('Коллекция', model.collection), ...marksOf(model)];
  return variants.map((variant, at) => {
    const article = articleOf(group, at);
    return {
      id: group * GROUPS + at + 1,
      group: variants.length > 1 ? group : null,
      section: sectionId(section),
      name: `${title}, ${variant.detail}`,
      title,
      vendor,
      article,
      barcode: barcodeOf(article),
      price: variant.price,
      sale: model.sale ?? 0,
      text,
      facts: [...variant.facts, ...about],
      drawing: variant.drawing,
      kilos: variant.kilos,
      box: variant.box,
      pieces,
      loved: model.mark === 'hit',
      exposition: false,
      leads: at === 0,
    };
  });
};
