import { useState } from 'react';

/**
 * How many users have gone since the page was opened: what is keyed by it begins anew when one signs out or gives way to
 * another, so that nothing that was typed or shown stays. Signing in changes nothing.
 */
export function useDepartures(user: number | null): number {
  const [seen, setSeen] = useState({ user, gone: 0 });
  if (seen.user === user) return seen.gone;
  const next = { user, gone: seen.gone + (seen.user === null ? 0 : 1) };
  setSeen(next);
  return next.gone;
}
