export { closeToast } from './closeToast.ts';
export { withCall, withCallResult } from './mockPhoneCalls.ts';
export { atWork, mockMe, withStaff } from './withStaff.tsx';
export type { StoryStaff } from './withStaff.tsx';
