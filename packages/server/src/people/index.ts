export { peopleHandlers } from './peopleHandlers.ts';
export { isPerson } from './personRows.ts';
