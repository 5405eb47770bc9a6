import { useLocation } from 'react-router-dom';

/** What a link in a list says of where it stands: the query of the list. It goes with the entry of the history, so a reload keeps it. */
export const fromList = (query: string) => ({ from: query });

/** The query of the list that one came from; null where one came from none. */
export function useListBehind(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' && state.from.startsWith('?') ? state.from : null;
}
