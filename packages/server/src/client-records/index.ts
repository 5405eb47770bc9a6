export { clientRecordsHandlers } from './clientRecordsHandlers.ts';
export { clientsExport } from './clientsExport.ts';
