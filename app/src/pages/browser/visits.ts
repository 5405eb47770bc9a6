/** Changes with every login, logout and choice of a city in this browser; says nothing of who or where. */
const STORED = 'visit';

function read(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

let known = read();

/** Takes over what another tab has told. */
export function followVisit(): void {
  known = read();
}

/** Notes that somebody else is here now, or somewhere else: pages in the browser's memory are of the past. */
export function markVisit(): void {
  try {
    // `crypto.randomUUID` is missing on pages that came over plain http, as in a local network.
    localStorage.setItem(STORED, crypto.getRandomValues(new Uint32Array(2)).join());
  } catch {
    // A browser that keeps nothing here keeps no pages either, as a rule.
  }
  followVisit();
}

/** Whether nobody signed in or out, and nobody chose a city, since this page was left. */
export const isSameVisit = (): boolean => read() === known;
