export { clientRecordsHandlers } from './clientRecordsHandlers.ts';
export { isListed } from './isListed.ts';
export { clientsExport } from './clientsExport.ts';
export { narrowClients } from './narrowClients.ts';
export { saveClient } from './saveClient.ts';
