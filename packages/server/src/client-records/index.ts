export { clientRecordsHandlers } from './clientRecordsHandlers.ts';
export { signOut } from './endClientSessions.ts';
export { isListed } from './isListed.ts';
export { clientsExport } from './clientsExport.ts';
