import { screenPath } from '../kit/index.ts';

/** In the address of a new page: the id of the page that it is a copy of. */
export const COPY_OF = 'from';

/** In place of an id: a page that is to be made. */
export const NEW = 'new';

/** Where a page is made, as a copy of another one where it is named. */
export const newPageWay = (copyOf?: number): string =>
  `${screenPath('pages')}/${NEW}${copyOf === undefined ? '' : `?${COPY_OF}=${copyOf}`}`;
