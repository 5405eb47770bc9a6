export type { FeedPiece, RawCategory, RawOffer, RawParam, RawPicture } from './RawOffer.ts';
export type { RawPromo, RawPromoGoods } from './RawPromo.ts';
export { HTML_ENTITIES } from './entities.ts';
export { readFeed } from './readFeed.ts';
export type { ReadFeedOptions } from './readFeed.ts';
