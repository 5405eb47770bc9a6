export { answerSearch } from './answerSearch.ts';
export { answerSuggest } from './answerSuggest.ts';
export { isUnfiltered } from './isUnfiltered.ts';
