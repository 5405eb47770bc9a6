import { useEffect, useMemo, useRef, useState } from 'react';
import { filterOptions, groupOptions } from './arrangeOptions.ts';
import type { ComboboxOption, ComboboxOptions } from './ComboboxOption.ts';
import type { OptionStatus } from './resultWords.ts';

/** Pause in typing after which options are asked for, ms. */
const PAUSE = 200;

const none: readonly ComboboxOption[] = [];

interface Found {
  options: readonly ComboboxOption[];
  status: OptionStatus;
}

export interface ShownOptions extends Found {
  /** Asks again after a failure. */
  retry: () => void;
}

/**
 * The options that fit the query, in the order in which they are drawn. Where they have to be asked for, what was found
 * before stays in view meanwhile, and only the last question is listened to.
 */
export function useOptions(source: ComboboxOptions, query: string, open: boolean): ShownOptions {
  const [found, setFound] = useState<Found>({ options: none, status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const ask = typeof source === 'function' ? source : null;
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });

  const asked = useRef(false);
  const asks = ask !== null && open;
  useEffect(() => {
    if (!asks) {
      asked.current = false;
      return undefined;
    }
    const controller = new AbortController();
    const settle = (next: (before: Found) => Found) => {
      if (!controller.signal.aborted) setFound(next);
    };
    settle(({ options }) => ({ options, status: 'loading' }));
    const timer = setTimeout(
      () => {
        asked.current = true;
        latest.current?.(query, controller.signal).then(
          (options) => settle(() => ({ options, status: 'ready' })),
          () => settle(() => ({ options: none, status: 'failed' })),
        );
      },
      asked.current ? PAUSE : 0,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asks, query, attempt]);

  const local = ask ? null : (source as readonly ComboboxOption[]);
  const fitting = useMemo(() => (local ? filterOptions(local, query) : found.options), [local, query, found]);
  const options = useMemo(() => groupOptions(fitting).flatMap((group) => group.options), [fitting]);
  return { options, status: local ? 'ready' : found.status, retry: () => setAttempt(attempt + 1) };
}
