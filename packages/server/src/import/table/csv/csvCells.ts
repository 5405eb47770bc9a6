/** Signs that may stand between the cells of a table, in the order in which they are believed. */
export const separators = [';', '\t', ','] as const;
export type Separator = (typeof separators)[number];

/** A cell in quotes, or one that begins with none; what ends it. */
const cellOf = (separator: Separator): RegExp =>
  new RegExp(
    ` *"([^"]*(?:""[^"]*)*)" *(${separator}|$)|([^"${separator}][^${separator}]*)?(${separator}|$)`,
    'uy',
  );
const cells = new Map(separators.map((separator) => [separator, cellOf(separator)]));

/** Cells of one record (RFC 4180); null where its quotes do not match. A quote within a cell that begins with none is one of its signs. */
export function csvCells(text: string, separator: Separator): string[] | null {
  if (!text.includes('"')) return text.split(separator);
  const cell = cells.get(separator);
  if (!cell) return null;
  const found: string[] = [];
  cell.lastIndex = 0;
  for (;;) {
    const [, inQuotes, endOfQuoted, plain = '', endOfPlain] = cell.exec(text) ?? [];
    const end = endOfQuoted ?? endOfPlain;
    if (end === undefined) return null;
    found.push(inQuotes?.replaceAll('""', '"') ?? plain);
    if (end === '') return found;
  }
}
