export { clientRecordsHandlers } from './clientRecordsHandlers.ts';
