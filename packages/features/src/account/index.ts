export { LogoutButton } from './LogoutButton.tsx';
export type { LogoutButtonProps } from './LogoutButton.tsx';
export { useDepartures } from './useDepartures.ts';
export { useLogout } from './useLogout.ts';
