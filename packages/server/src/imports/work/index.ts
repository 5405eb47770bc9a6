export { lookAfterImports } from './lookAfterImports.ts';
export { cancelRun, startAgain, startRun } from './startRun.ts';
