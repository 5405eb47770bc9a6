export { answerSearch } from './answerSearch.ts';
export { answerSuggest } from './answerSuggest.ts';
