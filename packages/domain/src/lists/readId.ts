/** Ids are whole numbers that PostgreSQL's integer holds. */
export const ID_MAX = 2_147_483_647;

/** The id that a part of an address names, as ids are written; null for anything else. */
export function readId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= ID_MAX ? id : null;
}

/** Those of the texts that name ids, each once, no more than so many. */
export const readIds = (texts: readonly string[] | undefined, most: number): number[] =>
  [...new Set((texts ?? []).flatMap((text) => readId(text) ?? []))].slice(0, most);
