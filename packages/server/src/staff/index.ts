export { staffHandlers } from './staffHandlers.ts';
