/** What opens below the button of the catalogue; its code comes with the first intent. */
export { CatalogMenu } from './CatalogMenu.tsx';
export type { Opened } from './Opened.ts';
