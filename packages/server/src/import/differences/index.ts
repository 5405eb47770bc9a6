export { noteChanges, noteWithdrawn } from './noteDifferences.ts';
