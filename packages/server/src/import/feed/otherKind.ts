/** Rows of two or more cells, parted alike. No document of marks begins so. */
const CSV = /^(?:\u00ef\u00bb\u00bf)?(?!\s*<)[^\n]*([;,\t])[^\n]*\r?\n[^\n]*\1/;

/** What a file is that holds no XML; `xls`: a table of Excel before 2007. */
export type OtherKind = 'xlsx' | 'xls' | 'csv' | 'zip';

/** What the entries of a workbook are called: some of them is the first one, whoever wrote it. */
const OF_WORKBOOK = /^(?:\[Content_Types\]\.xml$|(?:_rels|xl|docProps|customXml|theme)\/)/u;

/** The name of the first entry of an archive, letter by byte. */
const firstEntry = (start: string): string => {
  const length = start.charCodeAt(26) + start.charCodeAt(27) * 256;
  return start.slice(30, 30 + length);
};

/** Tells archives and tables by their first bytes; null for anything else. */
export function otherKind(head: Uint8Array): OtherKind | null {
  const start = Buffer.from(head.subarray(0, 4096)).toString('latin1');
  if (start.startsWith('PK\u0003\u0004')) return OF_WORKBOOK.test(firstEntry(start)) ? 'xlsx' : 'zip';
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) return 'xls';
  return CSV.test(start) ? 'csv' : null;
}
