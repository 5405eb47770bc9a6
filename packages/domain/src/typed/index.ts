export { bareCode, codeKey } from './codeKey.ts';
export { foldTyped } from './foldTyped.ts';
export { withoutUnseen } from './withoutUnseen.ts';
