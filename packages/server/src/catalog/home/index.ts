export { answerFooter } from './answerFooter.ts';
export { answerHome } from './answerHome.ts';
export { answerPromo } from './answerPromo.ts';
export { cardsOf, mapCards } from './blockCards.ts';
export { shopDay } from './blocksSeen.ts';
export { isOldChoice } from './isOldPage.ts';
export { listOffers, piecesIn, readListDays } from './listOffers.ts';
export { composeDraft } from './composeDraft.ts';
export type { ComposedDraft, DraftPage } from './composeDraft.ts';
