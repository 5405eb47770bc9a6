export { peopleHandlers } from './peopleHandlers.ts';
