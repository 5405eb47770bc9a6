export { overviewHandlers } from './overviewHandlers.ts';
