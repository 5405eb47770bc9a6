import type { SaxesParser, SaxesTagPlain } from 'saxes';
import { createOfferBuilder } from './OfferBuilder.ts';
import type { OfferBuilder } from './OfferBuilder.ts';
import { createPromoBuilder } from './PromoBuilder.ts';
import type { PromoBuilder } from './PromoBuilder.ts';
import type { FeedPiece, RawCategory, RawOffer } from './RawOffer.ts';

const NAME_MAX = 500;
const CURRENCIES_MAX = 100;

const emptyPiece = (): FeedPiece => ({ currencies: [], categories: [], offers: [], promos: [] });

/** Puts sections, offers and promos together from the events of their elements. */
export interface Collector {
  /** The offer that is being read. */
  offer(): RawOffer | null;
  /** How many elements are open within the offer or promo that is being read, else within the document. */
  depth(): number;
  /** Answers whether the element is taken wherever it stands. */
  open(tag: SaxesTagPlain): boolean;
  text(content: string): void;
  /** Answers the offer that ends. */
  close(name: string): RawOffer | null;
  /** What is whole since the last time. */
  take(): FeedPiece;
}

const builderOf = ({ name, attributes }: SaxesTagPlain, parser: SaxesParser) => {
  if (name === 'offer') return createOfferBuilder(parser.line, attributes);
  return name === 'promo' ? createPromoBuilder(attributes, () => parser.line) : null;
};

const categoryOf = (
  { attributes: { id = '', parentId = '' } }: SaxesTagPlain,
  line: number,
): RawCategory => ({
  ...{ line, id, parentId },
  name: '',
});

function addCurrency({ currencies }: FeedPiece, { attributes: { id = '', rate = '' } }: SaxesTagPlain): void {
  if (currencies.length < CURRENCIES_MAX) currencies.push({ id, rate });
}

export function createCollector(parser: SaxesParser): Collector {
  let piece = emptyPiece();
  let depth = 0;
  let builder: OfferBuilder | PromoBuilder | null = null;
  let builderDepth = 0;
  let category: RawCategory | null = null;

  const offer = () => (builder && 'offer' in builder ? builder.offer : null);

  const begin = (tag: SaxesTagPlain) => {
    builder = builderOf(tag, parser);
    builderDepth = builder ? depth : 0;
    if (tag.name === 'category') category = categoryOf(tag, parser.line);
    else if (tag.name === 'currency') addCurrency(piece, tag);
  };

  /** An offer that begins within one, and not in a description of it: the former lacks its end. */
  const endUnclosed = ({ name, attributes }: SaxesTagPlain) => {
    if (name !== 'offer' || attributes.id === undefined || !builder || !('offer' in builder)) return;
    if (builder.inDescription(depth - builderDepth)) return;
    builder.offer.broken ??= parser.line;
    piece.offers.push(builder.offer);
    builder = null;
  };

  const end = (): RawOffer | null => {
    const ended = offer();
    if (ended) piece.offers.push(ended);
    else if (builder && 'promo' in builder) piece.promos.push(builder.promo);
    builder = null;
    builderDepth = 0;
    return ended;
  };

  return {
    offer,
    depth: () => depth - builderDepth,
    open(tag) {
      depth += 1;
      endUnclosed(tag);
      const taken = builder === null;
      if (builder) builder.open(tag, depth - builderDepth);
      else begin(tag);
      return taken;
    },
    text(content) {
      if (builder) builder.text(content);
      else if (category && category.name.length < NAME_MAX) category.name += content.slice(0, NAME_MAX);
    },
    close(name) {
      const ended = builder && depth === builderDepth ? end() : null;
      if (builder) builder.close(name, depth - builderDepth);
      else if (category && name === 'category') {
        piece.categories.push(category);
        category = null;
      }
      depth -= 1;
      return ended;
    },
    take() {
      const taken = piece;
      piece = emptyPiece();
      return taken;
    },
  };
}
