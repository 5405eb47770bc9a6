export { createPagesHandlers } from './createPagesHandlers.ts';
