export { createAccountHandlers } from './createAccountHandlers.ts';
export type { AccountParts } from './createAccountHandlers.ts';
export { checkUser } from './enter.ts';
export { hashPassword } from './passwords.ts';
export { removeOldBrowsers } from './knownBrowsers.ts';
export { removeOldCodes, sendCode } from './sendCode.ts';
export type { CodeGate, SentCode } from './sendCode.ts';
export { tryCode } from './tryCode.ts';
export type { RightCode } from './tryCode.ts';
