import { NetworkError } from '@siren/contract/errors';
import { useMemo } from 'react';
import { useResource, useSettled } from '../../api/index.ts';
import type { AsyncState } from '../../api/index.ts';
import { suggestResource } from '../resources.ts';
import { suggestionGroups } from './suggestionGroups.ts';
import type { SuggestionGroup } from './suggestionGroups.ts';

/** Pause in typing after which suggestions are asked for, ms. */
const PAUSE = 150;

export interface SuggestionState {
  groups: readonly SuggestionGroup[];
  /** Words that the suggestions were found by, to mark in them. */
  words: string;
  /** Of what is asked for; `idle` with nothing typed yet, where one's own queries are listed. */
  state: AsyncState;
  /** The error is of the network, by which nothing else can be searched for either. */
  unreachable: boolean;
  /** Starts anew: forgets own queries, asks again after a failure. */
  again(): void;
}

/**
 * Suggestions to what is being typed. Each query has its own answer, so that a late one never takes the place of a
 * newer one; until it comes the one before stays, unless it found nothing: that says nothing of more words.
 */
export function useSuggestions(query: string): SuggestionState {
  const asked = useSettled(query, PAUSE);
  const { data, error, mutate } = useResource(suggestResource(asked), { keepPreviousData: true });
  const groups = useMemo(() => (data ? suggestionGroups(data) : []), [data]);
  // The server answers to a query without the spaces around it.
  const answers = (typed: string) => data?.query === typed.trim();
  const failed = error !== undefined && !answers(asked);
  return {
    groups: failed ? [] : groups,
    words: data?.marks ?? query,
    state: failed ? 'error' : answers(query) || groups.length > 0 ? 'success' : 'pending',
    unreachable: failed && error instanceof NetworkError && error.status === 0,
    again: () => void mutate(),
  };
}
