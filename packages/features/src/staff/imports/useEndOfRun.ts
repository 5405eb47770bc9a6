import { isAtWork } from '@siren/domain/imports';
import type { ImportRun } from '@siren/domain/imports';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { isOfReports } from './resources.ts';

/** Reads what a run has reported once more when it has ended: the last lines come with the end, and nobody watches it any more. */
export function useEndOfRun(run: ImportRun): void {
  const { mutate } = useSWRConfig();
  const works = isAtWork(run);
  const worked = useRef(works);
  useEffect(() => {
    if (worked.current && !works) void mutate(isOfReports);
    worked.current = works;
  }, [works, mutate]);
}
