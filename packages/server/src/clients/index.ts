export { clientsHandlers } from './clientsHandlers.ts';
