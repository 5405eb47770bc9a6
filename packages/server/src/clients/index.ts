export { attachedClient } from './attachedClient.ts';
export { clientsHandlers } from './clientsHandlers.ts';
export { turnTo } from './turnTo.ts';
