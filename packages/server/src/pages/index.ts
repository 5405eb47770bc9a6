export { forgetPages } from './forgetPages.ts';
export { readDeleted, restorePage } from './restorePage.ts';
export { createPagesHandlers } from './createPagesHandlers.ts';
