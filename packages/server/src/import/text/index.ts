export { cut } from './cut.ts';
export { line } from './line.ts';
export { plainText } from './plainText.ts';
export { shortName } from './shortName.ts';
