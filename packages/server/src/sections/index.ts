export { createSectionsHandlers } from './createSectionsHandlers.ts';
export { readHeld } from './holdSections.ts';
export { facetsOfText, facetsText, writeSection } from './saveSection.ts';
