export { answerProduct } from './answerProduct.ts';
export { relatedNow } from './relatedNow.ts';
