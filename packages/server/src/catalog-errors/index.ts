export { catalogErrorsExport } from './catalogErrorsExport.ts';
export { catalogErrorsHandlers } from './catalogErrorsHandlers.ts';
export { countToMend } from './countErrors.ts';
export { checkAfterImport, checkDaily, recheckGood } from './runCheck.ts';
