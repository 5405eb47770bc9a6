export { createSynonymTable } from './SynonymTable.ts';
export type { SynonymTable } from './SynonymTable.ts';
export type { Language } from './readQuery.ts';
export type { Understood, UnderstandOptions } from './understandQuery.ts';
export { understandQuery } from './understandQuery.ts';
export { readSynonyms } from './readSynonyms.ts';
