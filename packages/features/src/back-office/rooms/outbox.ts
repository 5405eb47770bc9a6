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

/** In the memory of the tab: a reload loses nothing that was typed. */
const NAME = 'office-outbox';

/** What this tab has said in somebody's name and nobody has confirmed. */
export function readOutbox(login: string): readonly Unsent[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as {
      login: string;
      items: Unsent[];
    } | null;
    return kept?.login === login ? kept.items : [];
  } catch {
    return [];
  }
}

export function writeOutbox(login: string, items: readonly Unsent[]): void {
  try {
    if (items.length === 0) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, JSON.stringify({ login, items }));
  } catch {
    // A browser that keeps nothing goes on without.
  }
}
