export type * from './entities.ts';
export { documentTypes, sectionSorts, stockStatuses, tiles } from './entities.ts';
export type * from './listing.ts';
export { facetTypes, searchSorts } from './listing.ts';
export { AVAILABILITY, availabilities, availabilityOf } from './availabilityOf.ts';
export { badgeRules, badgeTones, firstBadges } from './badges.ts';
export type { BadgeRule, BadgeTone, CardBadge, KnownBadge } from './badges.ts';
export { badgesOf } from './badgesOf.ts';
export type { BadgeFacts } from './badgesOf.ts';
export { CARDS_MAX } from './cardsMax.ts';
export { rememberSeen } from './rememberSeen.ts';
export { compareSizes, isSize } from './compareSizes.ts';
export { discountPercent } from './discountPercent.ts';
export { KEY_PARAMS_MAX, keyParams } from './keyParams.ts';
export { readBounds, writeBounds } from './numberBounds.ts';
export type { NumberBounds } from './numberBounds.ts';
export { paramTitle } from './paramTitle.ts';
export { SECTION_PAGE_SIZE, pageCount } from './pageCount.ts';
export { freeSlug } from './freeSlug.ts';
export { slugify } from './slugify.ts';
export { slugOf } from './slugOf.ts';
export { FEW_MAX, stockOf } from './stockOf.ts';
export { suitedView } from './suitedView.ts';
export {
  brandAddresses,
  brandTraits,
  choicesOf,
  chosenValues,
  describeFacets,
  offerTraits,
  ownFilters,
  handTraits,
  ownTraits,
  paramTraits,
  saidParams,
  showFacets,
} from './facets/index.ts';
export type {
  Choice,
  FacetShape,
  FacetStats,
  ListSize,
  OwnFacts,
  SaidParam,
  Spelling,
  Trait,
  ValueStats,
} from './facets/index.ts';
export { compareListed, compareOffers, listCards, listGoods, pinsIn } from './list/index.ts';
export type { DescribedCard, Listed, ListedGood, ListedOffer, ListedPage } from './list/index.ts';
