import { formatDay, formatFullDate, formatTime } from '@siren/ui/format';

/** By the clocks of this computer: it stands in the store. */
export const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

export const timeText = (at: string): string => formatTime(at, ZONE);
export const dayText = (at: string): string => formatDay(at, ZONE);
/** «21 ноября 2026». */
export const fullDayText = (at: string): string => formatFullDate(at, ZONE);
/** «21 ноября 2026, 12:41». */
export const fullMomentText = (at: string): string => `${fullDayText(at)}, ${timeText(at)}`;
/** «21 ноября, 12:41». */
export const momentText = (at: string): string => `${dayText(at)}, ${timeText(at)}`;
