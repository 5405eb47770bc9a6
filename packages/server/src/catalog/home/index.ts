export { answerHome } from './answerHome.ts';
export { answerPromo } from './answerPromo.ts';
export { cardsOf, mapCards } from './blockCards.ts';
