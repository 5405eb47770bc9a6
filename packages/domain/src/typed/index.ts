export { bareCode, codeKey, writtenCode } from './codeKey.ts';
export { foldTyped } from './foldTyped.ts';
export { withoutUnseen } from './withoutUnseen.ts';
