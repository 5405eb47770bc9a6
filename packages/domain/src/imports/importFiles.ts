/**
 * What a file is by its content, or the goods in an archive; `xls`: a table of Excel before 2007; `archive`: one that nothing can be
 * taken of. Only the first three are taken.
 */
export const importFileKinds = ['yml', 'commerceml', 'table', 'xls', 'archive', 'unknown'] as const;
export type ImportFileKind = (typeof importFileKinds)[number];

export const isImportable = (kind: ImportFileKind): boolean =>
  kind === 'yml' || kind === 'commerceml' || kind === 'table';

const MB = 1024 * 1024;
/** Bytes of a file that is sent from the screen, and of one part of it. */
export const IMPORT_FILE_BYTES_MAX = 512 * MB;
export const IMPORT_PART_BYTES = 2 * MB;
/** How long a file is kept, days: until then its run can be applied, or begun again. */
export const IMPORT_FILE_DAYS = 7;
/** How long a name of a source may be. */
export const IMPORT_SOURCE_MAX = 200;
/** How long the name of a file may be. */
export const IMPORT_FILE_NAME_MAX = 255;

/** Marks of a day or a moment at the end of a name: the file of tomorrow is of the same source. */
const MOMENT =
  /(?:[\s._-]*(?:\d{2,4}[._-]\d{1,2}[._-]\d{1,4}|\d{6,14})(?:[\s._T-]+\d{1,2}(?:[._:-]\d{2}){1,2})?)+$/u;

/** What to call the source of a file, unless somebody has a better name. */
export function sourceOfFile(name: string): string {
  const bare = name.replace(/\.gz$/iu, '').replace(/\.[^.]{1,5}$/u, '');
  const told = bare.replace(MOMENT, '').replaceAll(/\s+/gu, ' ').trim();
  return (told || bare.trim() || 'feed').slice(0, IMPORT_SOURCE_MAX);
}
