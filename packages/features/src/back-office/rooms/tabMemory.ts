/** What a tab remembers in somebody's name until it is closed: a reload loses nothing that was typed, and nobody else reads it there. */
export interface TabMemory<Value> {
  /** What is remembered for them; null where nothing is. */
  read(login: string): Value | null;
  /** Null forgets it. */
  write(login: string, value: Value | null): void;
}

/** @param name its place in the memory of the tab: each person has one of their own there */
export const tabMemory = <Value>(name: string): TabMemory<Value> => ({
  read(login) {
    try {
      return JSON.parse(sessionStorage.getItem(`${name}:${login}`) ?? 'null') as Value | null;
    } catch {
      return null;
    }
  },
  write(login, value) {
    try {
      if (value === null) sessionStorage.removeItem(`${name}:${login}`);
      else sessionStorage.setItem(`${name}:${login}`, JSON.stringify(value));
    } catch {
      // A browser that keeps nothing goes on without.
    }
  },
});
