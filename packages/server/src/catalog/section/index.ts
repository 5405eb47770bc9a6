export { answerSection } from './answerSection.ts';
