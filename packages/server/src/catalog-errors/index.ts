export { catalogErrorsExport } from './catalogErrorsExport.ts';
export { catalogErrorsHandlers } from './catalogErrorsHandlers.ts';
export { countToMend } from './countErrors.ts';
export { checkAfterImport, checkDaily, recheckGood, seeAgain } from './runCheck.ts';
