/** What a tab remembers in somebody's name until it is closed: a reload loses nothing that was typed, and nobody else reads it there. */
export interface TabMemory<Value> {
  /** What is remembered for them; null where nothing is. */
  read(login: string): Value | null;
  /** Null forgets it. */
  write(login: string, value: Value | null): void;
}

/** @param name its place in the memory of the tab */
export const tabMemory = <Value>(name: string): TabMemory<Value> => ({
  read(login) {
    try {
      const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as {
        login: string;
        value: Value;
      } | null;
      return kept?.login === login ? kept.value : null;
    } catch {
      return null;
    }
  },
  write(login, value) {
    try {
      if (value === null) sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, JSON.stringify({ login, value }));
    } catch {
      // A browser that keeps nothing goes on without.
    }
  },
});
