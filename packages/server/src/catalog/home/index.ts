export { answerHome } from './answerHome.ts';
export { cardsOf, mapCards } from './homeBlocks.ts';
