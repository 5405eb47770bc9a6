export { auditExport } from './auditExport.ts';
export { auditListHandlers } from './auditListHandlers.ts';
