export { auditCalls } from './calls.ts';
