export { allOf } from './allOf.ts';
export { begins, phoneTerm, textTerm } from './terms.ts';
