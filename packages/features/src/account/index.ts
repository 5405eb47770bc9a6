export { AccountFrame } from './AccountFrame.tsx';
export type { AccountFrameProps } from './AccountFrame.tsx';
export { AccountNav } from './AccountNav.tsx';
export { LogoutButton } from './LogoutButton.tsx';
export type { LogoutButtonProps } from './LogoutButton.tsx';
export { useDepartures } from './useDepartures.ts';
export { useLogout } from './useLogout.ts';
