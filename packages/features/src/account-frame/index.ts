export { AccountFrame } from './AccountFrame.tsx';
export type { AccountFrameProps } from './AccountFrame.tsx';
export { AccountNav } from './AccountNav.tsx';
