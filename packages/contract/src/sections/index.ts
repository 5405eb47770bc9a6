export { sectionsCalls } from './calls.ts';
