export type * from './entities.ts';
export { internetUserStatuses } from './entities.ts';
export { isPhoneLocked } from './isPhoneLocked.ts';
export { INTERNET_USER_INITIAL, stepInternetUser } from './stepInternetUser.ts';
export type { InternetUserEffect, InternetUserEvent, InternetUserState } from './stepInternetUser.ts';
