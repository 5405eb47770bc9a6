export { answerProduct } from './answerProduct.ts';
