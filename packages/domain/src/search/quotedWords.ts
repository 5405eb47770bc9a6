const QUOTED = /^\s*(?:"(.*?)"?|«(.*?)»?)\s*$/;

/** The words of a query in quotation marks, which means what it says and is not to be corrected; null elsewhere. */
export function quotedWords(query: string): string | null {
  const found = QUOTED.exec(query);
  return found ? (found[1] ?? found[2] ?? '').trim() : null;
}
