export { commonName } from './commonName.ts';
export { optionsOf } from './optionsOf.ts';
export { refreshGroups } from './refreshGroups.ts';
export { leadsBefore } from './leadsBefore.ts';
