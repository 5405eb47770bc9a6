export { createAccountHandlers } from './createAccountHandlers.ts';
export type { AccountParts } from './createAccountHandlers.ts';
export { checkUser } from './enter.ts';
export { hashPassword } from './passwords.ts';
export { checkNewPassword } from './register.ts';
export { addStaff, listStaff, setPassword, setPermissions } from './staff.ts';
export { removeOldCodes } from './sendCode.ts';
export { tryCode } from './tryCode.ts';
export type { RightCode } from './tryCode.ts';
