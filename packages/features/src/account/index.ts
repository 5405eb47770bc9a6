export { LogoutLink } from './LogoutLink.tsx';
export { useDepartures } from './useDepartures.ts';
export { useLogout } from './useLogout.ts';
