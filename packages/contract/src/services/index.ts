export { service } from './schemas.ts';
