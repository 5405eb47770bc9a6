import { formatDay, formatTime } from '@siren/ui/format';

/** «21 ноября, 12:41», by the clocks of the order's region. */
export const momentText = (at: string, timeZone: string): string =>
  `${formatDay(at, timeZone)}, ${formatTime(at, timeZone)}`;
