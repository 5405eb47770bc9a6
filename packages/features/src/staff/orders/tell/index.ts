export { FailedMessages } from './FailedMessages.tsx';
export { messageLines } from './messageLines.ts';
export { TellBuyer } from './TellBuyer.tsx';
export { useTellBuyer } from './useTellBuyer.ts';
