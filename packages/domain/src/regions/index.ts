export type * from './entities.ts';
export { payTypeCodes, placeSources } from './entities.ts';
export { deliveryDate } from './deliveryDate.ts';
export { guessCity } from './guessCity.ts';
export { inCity } from './inCity.ts';
export { localTime } from './localTime.ts';
export type { LocalTime } from './localTime.ts';
export { CITY_REACH_KM, distanceKm, nearestCity } from './nearestCity.ts';
export { isPauseWithin, minutesOfDay } from './openSpans.ts';
export { openState } from './openState.ts';
export type { OpenState } from './openState.ts';
export {
  OWN_DAYS_MAX,
  OWN_DAYS_NAME_MAX,
  overlapsOf,
  ownDaysProblem,
  readOwnDays,
  writeOwnDays,
} from './ownDays.ts';
export { daysOfStore, firstOpenDay, hoursOn } from './storeDays.ts';
export type { KeptDays } from './storeDays.ts';
export { storeOfCity } from './storeOfCity.ts';
export { readWeek, writeWeek } from './weekForm.ts';
export { weekdayNames, weekText, withWeekWords } from './weekText.ts';
