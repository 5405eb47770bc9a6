import type { SaxesParser, SaxesTagPlain } from 'saxes';
import { FeedError } from '../problems/index.ts';
import type { Problem } from '../problems/index.ts';
import { createOfferBuilder } from './OfferBuilder.ts';
import type { OfferBuilder } from './OfferBuilder.ts';
import { createPromoBuilder } from './PromoBuilder.ts';
import type { PromoBuilder } from './PromoBuilder.ts';
import { createUnknownNames } from './createUnknownNames.ts';
import type { FeedPiece, RawCategory } from './RawOffer.ts';

const DEPTH_MAX = 64;
const NAME_MAX = 500;

export interface FeedHandler {
  take(): FeedPiece;
  events(): number;
  /** What of the feed was not understood so far, one for each name. */
  unknown(): Problem[];
}

/** Listens to the parser and collects whole sections, offers and promos until they are taken. */
export function createFeedHandler(parser: SaxesParser): FeedHandler {
  const names = createUnknownNames();
  let piece: FeedPiece = { categories: [], offers: [], promos: [] };
  let depth = 0;
  let events = 0;
  let builder: OfferBuilder | PromoBuilder | null = null;
  let builderDepth = 0;
  let category: RawCategory | null = null;

  const begin = ({ name, attributes }: SaxesTagPlain) => {
    if (depth === 1 && name !== 'yml_catalog') throw new FeedError('not_yml', parser.line, name);
    if (name === 'offer') {
      builder = createOfferBuilder(parser.line, attributes);
      builderDepth = depth;
    } else if (name === 'promo') {
      builder = createPromoBuilder(attributes, () => parser.line);
      builderDepth = depth;
    } else if (name === 'category') {
      const { id = '', parentId = '' } = attributes;
      category = { line: parser.line, id, parentId, name: '' };
    }
  };

  const text = (content: string) => {
    if (builder) builder.text(content);
    else if (category && category.name.length < NAME_MAX) category.name += content.slice(0, NAME_MAX);
  };

  parser.on('opentag', (tag) => {
    depth += 1;
    events += 1;
    if (depth > DEPTH_MAX) throw new FeedError('element_too_large', parser.line, 'depth');
    const taken = builder === null;
    if (builder) builder.open(tag, depth - builderDepth);
    else begin(tag);
    names.open(tag, taken);
  });
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', ({ name }) => {
    events += 1;
    names.close();
    if (builder && depth === builderDepth) {
      if ('offer' in builder) piece.offers.push(builder.offer);
      else piece.promos.push(builder.promo);
      builder = null;
    } else if (builder) builder.close(name, depth - builderDepth);
    else if (category && name === 'category') {
      piece.categories.push(category);
      category = null;
    }
    depth -= 1;
  });

  return {
    events: () => events,
    unknown: () => names.problems(),
    take() {
      const taken = piece;
      piece = { categories: [], offers: [], promos: [] };
      return taken;
    },
  };
}
