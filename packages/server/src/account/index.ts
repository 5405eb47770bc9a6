export { accountHandlers } from './accountHandlers.ts';
export { hashPassword } from './passwords.ts';
