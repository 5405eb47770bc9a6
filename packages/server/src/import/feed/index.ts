export type { FeedPiece, RawCategory, RawCurrency, RawOffer, RawParam, RawPicture } from './RawOffer.ts';
export type { RawPromo, RawPromoGoods } from './RawPromo.ts';
export { HTML_ENTITIES } from './entities.ts';
export { readFeed } from './readFeed.ts';
export { withHead } from './decodeFeed.ts';
export { readXml } from './readXml.ts';
export { refuseErrors } from './refuseErrors.ts';
export { unpackFeed } from './unpackFeed.ts';
export type { ReadFeedOptions, XmlHandler } from './readXml.ts';
