import { tabMemory } from './tabMemory.ts';

/** Something said that the server has not told back yet. */
export interface Unsent {
  room: string;
  /** UUID: said again under it, it is kept once. */
  key: string;
  text: string;
  /** ISO 8601. */
  at: string;
  /** Why the server refused it; null while it is on its way. */
  refused: string | null;
}

/** What this tab has said in somebody's name and nobody has confirmed. */
export const keptOutbox = tabMemory<readonly Unsent[]>('office-outbox');
