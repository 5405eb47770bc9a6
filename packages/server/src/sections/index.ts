export { createSectionsHandlers } from './createSectionsHandlers.ts';
export { readHeld } from './holdSections.ts';
export { facetsOfText, facetsText, pinsOfText, pinsText } from './historyTexts.ts';
export { putBackSection, readSpot } from './moveSection.ts';
export { writeSection } from './saveSection.ts';
