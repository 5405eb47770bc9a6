/** What the server draws with a list, and the browser wakes up after it. */
export { FacetColumn } from './FacetColumn.tsx';
export { FacetPanel } from './facets/FacetPanel.tsx';
export { NothingFound } from './NothingFound.tsx';
