export { createFormReader } from './createFormReader.ts';
