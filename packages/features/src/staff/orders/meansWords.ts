import type { HandMeans } from '@siren/domain/orders';

/** «Получено наличными». */
export const meansWords: Readonly<Record<HandMeans, string>> = { cash: 'наличными', card: 'картой' };
