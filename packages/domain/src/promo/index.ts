export type * from './entities.ts';
export { promoStates } from './entities.ts';
export { blocksAt } from './blocksAt.ts';
export { periodText, stateText, untilText } from './periodText.ts';
export { promoState } from './promoState.ts';
export { COUNTDOWN_MARKS, passedMark, secondsLeft, timeLeft } from './timeLeft.ts';
export type { TimeLeft } from './timeLeft.ts';
