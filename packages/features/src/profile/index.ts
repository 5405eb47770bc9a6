export { ProfilePage } from './ProfilePage.tsx';
export { Refused } from './Refused.tsx';
export { useSaving } from './useSaving.ts';
