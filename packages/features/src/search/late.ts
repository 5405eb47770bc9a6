/** What the server draws where nothing was found or a good has gone, and the browser fetches only there. */
export { GoneNote } from './GoneNote.tsx';
export { NothingFound } from './NothingFound.tsx';
