/** Ids of what was added, by its code. */
export type Ids = Record<string, number>;

export async function idsBy(rows: Promise<{ key: string; id: number }[]>): Promise<Ids> {
  return Object.fromEntries((await rows).map(({ key, id }) => [key, id]));
}

/** The id under `code`; throws where nothing with that code was added. */
export function idOf(ids: Ids, code: string): number {
  const id = ids[code];
  if (id === undefined) throw new Error(`Nothing with the code «${code}» was added.`);
  return id;
}
