export { createBrowser } from './createBrowser.ts';
export { followVisit, isSameVisit, markVisit } from './visits.ts';
