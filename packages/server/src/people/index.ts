export { createPeopleHandlers } from './peopleHandlers.ts';
export { isPerson } from './personRows.ts';
