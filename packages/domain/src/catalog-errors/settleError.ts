import type { CheckCause, ErrorState } from './entities.ts';

export interface SettledError {
  state: ErrorState;
  value: string;
}

/**
 * What a check makes of an error.
 * @testing
 * @param was as it was known; null where it was not
 * @param found the value that the check has found; null where it found none
 * @returns null where there is none, and never was
 */
export function settleError(
  was: SettledError | null,
  found: string | null,
  cause: CheckCause,
): SettledError | null {
  if (found === null) return was === null || was.state === 'ignored' ? was : { ...was, state: 'fixed' };
  if (was === null || was.value !== found || was.state === 'fixed') return { state: 'new', value: found };
  // Whoever presses «Проверить» twice still sees what is new since the import.
  return was.state === 'new' && cause !== 'press' ? { ...was, state: 'known' } : was;
}
