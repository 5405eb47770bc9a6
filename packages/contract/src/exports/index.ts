export { exportAddress, exportPath } from './exportAddress.ts';
