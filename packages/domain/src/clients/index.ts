export type * from './entities.ts';
export { certificateStatuses, internetUserStatuses } from './entities.ts';
export { certificateStatus } from './certificateStatus.ts';
export { isPhoneLocked } from './isPhoneLocked.ts';
export { INTERNET_USER_INITIAL, stepInternetUser } from './stepInternetUser.ts';
export type { InternetUserEffect, InternetUserEvent, InternetUserState } from './stepInternetUser.ts';
