export { commonName } from './commonName.ts';
export { refreshGroups } from './refreshGroups.ts';
