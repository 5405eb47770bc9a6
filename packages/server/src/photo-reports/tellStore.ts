import { randomUUID } from 'node:crypto';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { signedInUser } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { keepWith } from '../rooms/index.ts';

export interface PutOff {
  store: number;
  /** What is to be photographed. */
  task: string;
  /** The new last day, `yyyy-mm-dd`. */
  deadline: string;
}

/** Tells those who send for a store in the room of the store that its report has a new last day, once the transaction ends. */
export async function tellStore(
  { session, now }: Context,
  tx: Database,
  { store, task, deadline }: PutOff,
): Promise<void> {
  const [found] = await tx.query<{ room: string }>(sql`select room from rooms where store_id = ${store}`);
  if (!found) return;
  const day = deadline.split('-').toReversed().join('.');
  const text = `Фотоотчёт «${task}» отклонён: переснимите до\u00a0${day}.`;
  const author = signedInUser(session).id;
  await keepWith(tx, { room: found.room, key: randomUUID(), text, author, now: now() });
}
