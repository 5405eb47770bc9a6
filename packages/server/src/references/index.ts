export { referencesHandlers } from './referencesHandlers.ts';
