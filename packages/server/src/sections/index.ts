export { createSectionsHandlers } from './createSectionsHandlers.ts';
