import { useInfo } from './useInfo.ts';

/** Where the shop keeps its books: until it is known where the buyer is. */
const HOME = 'Europe/Moscow';

/** Time zone of the buyer's city, IANA: moments of orders and payments are told by its clocks. */
export const useZone = (): string => useInfo()?.region.timeZone ?? HOME;
