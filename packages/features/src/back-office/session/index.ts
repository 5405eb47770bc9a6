export { byTimer } from './byTimer.ts';
export type { Later } from './createPulse.ts';
export { createOfficeSession } from './createOfficeSession.ts';
export type { OfficeSession, OfficeView, OfficeWish } from './OfficeSession.ts';
export { VIEW_INITIAL } from './OfficeSession.ts';
export { startSession } from './startSession.ts';
