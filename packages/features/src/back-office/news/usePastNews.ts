import { PAST_NEWS_SIZE } from '@siren/domain/back-office';
import { useEffect, useRef } from 'react';
import { useKept, useResource } from '../../api/index.ts';
import { useOfficeView } from '../OfficeContext.tsx';
import { pastNewsResource } from '../resources.ts';

/** A page of past notifications, read anew with each that comes or goes. `stale`: why what is shown is as it was; undefined where it is as it is. */
export function usePastNews(query: string, page: number) {
  const { notifications } = useOfficeView();
  const wanted = pastNewsResource(query, page);
  const { data, error, fresh, retry } = useKept(wanted);
  const { error: failed } = useResource(wanted);
  const seen = useRef(notifications);
  const again = useRef(retry);
  useEffect(() => {
    again.current = retry;
  });
  useEffect(() => {
    if (seen.current === notifications) return;
    seen.current = notifications;
    again.current();
  }, [notifications]);
  return {
    data,
    error,
    stale: fresh ? failed : undefined,
    retry,
    pages: Math.ceil((data?.total ?? 0) / PAST_NEWS_SIZE),
  };
}
