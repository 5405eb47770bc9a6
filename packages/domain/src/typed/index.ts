export { bareCode, codeKey, writtenCode } from './codeKey.ts';
export { foldedText } from './foldedText.ts';
export { foldTyped } from './foldTyped.ts';
export { withoutStress } from './withoutStress.ts';
export { withoutUnseen } from './withoutUnseen.ts';
