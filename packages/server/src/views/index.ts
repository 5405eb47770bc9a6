export { viewsHandlers } from './viewsHandlers.ts';
