/** What the server draws where nothing was found, and the browser fetches only there. */
export { NothingFound } from './NothingFound.tsx';
