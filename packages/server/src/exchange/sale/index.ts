export { answerSale } from './answerSale.ts';
