export { createAtolRegister } from './createAtolRegister.ts';
