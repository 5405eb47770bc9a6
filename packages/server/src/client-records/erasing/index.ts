export { eraseClient } from './eraseClient.ts';
export { readErasing } from './readErasing.ts';
