export { AccountSessions } from './AccountSessions.tsx';
export type { AccountSessionsProps } from './AccountSessions.tsx';
export { BlockAccount } from './BlockAccount.tsx';
export type { BlockAccountProps } from './BlockAccount.tsx';
export { ReasonedDeed } from './ReasonedDeed.tsx';
export type { ReasonedDeedProps } from './ReasonedDeed.tsx';
