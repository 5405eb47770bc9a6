export { referencesHandlers } from './referencesHandlers.ts';
export { readEntry } from './readEntry.ts';
export { saveEntry } from './saveEntry.ts';
export { switchEntry } from './switchEntry.ts';
