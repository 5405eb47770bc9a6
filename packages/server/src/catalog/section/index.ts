export { answerFacets } from './answerFacets.ts';
export { answerSection } from './answerSection.ts';
