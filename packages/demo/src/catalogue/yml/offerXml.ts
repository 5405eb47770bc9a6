import { filmOf } from '../films/index.ts';
import type { Fact } from '../model/index.ts';
import type { Offer, Price } from '../offers/index.ts';
import { paperName, paperTypes, paperUrl } from '../papers/index.ts';
import { typeset } from '../words/index.ts';
import { around, element } from './element.ts';
import { cdata, escape } from './escape.ts';

/** Sides in pixels that a drawn picture is good for. */
const SIDE = 1280;

const description = (text: readonly string[]): string =>
  cdata(text.map((paragraph) => `<p>${escape(typeset(paragraph))}</p>`).join('\n'));

const param = ({ name, value, unit, hex }: Fact): string => element('param', value, { name, unit, hex });

/** The film and the papers of a good: told by its first variant. */
const filesXml = (offer: Offer): string[] => {
  const good = offer.group ?? offer.id;
  const film = offer.leads && !offer.exposition ? filmOf(offer.title) : null;
  return [
    ...(film ? [element('video', film.url, { captions: film.captions })] : []),
    ...(offer.leads && !offer.exposition
      ? paperTypes.map((type) =>
          element('document', paperUrl(good, type), { type, name: paperName(type, offer) }),
        )
      : []),
  ];
};

export interface OfferStock {
  readonly store: string;
  readonly pieces: number;
}

/** An offer of one region as YML, one element a line. */
export const offerXml = (offer: Offer, { price, old }: Price, stock: readonly OfferStock[]): string => {
  const { id, group, drawing, facts, box, kilos } = offer;
  const lines = [
    element('price', price),
    ...(old === null ? [] : [element('oldprice', old)]),
    element('currencyId', 'RUR'),
    element('categoryId', offer.section),
    ...drawing.pictures.map((url) =>
      element('picture', url, { tile: drawing.tile, width: SIDE, height: SIDE }),
    ),
    ...filesXml(offer),
    element('name', offer.name),
    element('vendor', offer.vendor),
    element('vendorCode', offer.article),
    around('description', {}, description(offer.text)),
    ...facts.map(param),
    element('barcode', offer.barcode),
    element('weight', kilos.toFixed(kilos < 10 ? 1 : 0)),
    element('dimensions', box.map(Math.round).join('/')),
    around(
      'outlets',
      {},
      stock.map(({ store, pieces }) => around('outlet', { id: store, instock: pieces }, '')).join(''),
    ),
  ];
  const available = String(stock.some(({ pieces }) => pieces > 0));
  const attributes = { id, group_id: group ?? undefined, available };
  return `${around('offer', attributes, `\n${lines.join('\n')}\n`)}\n`;
};
