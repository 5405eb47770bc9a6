import { screenPath } from '../kit/index.ts';

/** In the address of a new list: the id of the list whose goods it begins with. */
export const COPY_OF = 'from';

/** Where a list is made, with the goods of another one where it is named. */
export const newListWay = (copyOf?: number): string =>
  `${screenPath('product-lists')}/new${copyOf === undefined ? '' : `?${COPY_OF}=${copyOf}`}`;
