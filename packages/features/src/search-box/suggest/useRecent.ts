import { useMemo, useState } from 'react';
import { forgetQueries, recentQueries } from '../recentQueries.ts';
import { recentGroups } from './suggestionGroups.ts';
import type { SuggestionState } from './useSuggestions.ts';

/** What one has searched for on this browser. */
export function useRecent(): SuggestionState {
  const [recent, setRecent] = useState(recentQueries);
  const groups = useMemo(() => recentGroups(recent), [recent]);
  return {
    groups,
    words: '',
    state: 'idle',
    unreachable: false,
    again() {
      forgetQueries();
      setRecent([]);
    },
  };
}
