export { backOfficeHandlers } from './backOfficeHandlers.ts';
