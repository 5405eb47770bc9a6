export { closing, opening } from './frame.ts';
export { offerXml } from './offerXml.ts';
export type { OfferStock } from './offerXml.ts';
