/** What a browser remembers of its visitor stands under this, so that all of it can be forgotten at once. */
export const PREFIX = 'own:';

/** What was kept under the name; null where nothing was, where it is no JSON, or where the browser keeps nothing. */
export function readOwn(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps it for the visitor of this browser until `forgetOwn`; a browser that keeps nothing goes on without. */
export function writeOwn(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Full, or forbidden: nothing depends on it.
  }
}

/** Forgets all of it, and what this tab's session holds: who signs out leaves nothing behind. */
export function forgetOwn(): void {
  try {
    sessionStorage.clear();
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // A browser that lets nobody near its storage keeps nothing in it.
  }
}
