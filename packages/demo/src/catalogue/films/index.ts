export { filmed, filmFile, filmOf } from './filmOf.ts';
export type { Film, FilmName } from './filmOf.ts';
