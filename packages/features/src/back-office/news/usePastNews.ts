import { PAST_NEWS_SIZE } from '@siren/domain/back-office';
import { useEffect, useRef } from 'react';
import { useOfficeView } from '../OfficeContext.tsx';
import { pastNewsResource } from '../resources.ts';
import { useReread } from '../useReread.ts';

/** A page of past notifications, read anew with each that comes or goes. */
export function usePastNews(query: string, page: number) {
  const { notifications } = useOfficeView();
  const { data, error, stale, retry } = useReread(pastNewsResource(query, page));
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
  return { data, error, stale, retry, pages: Math.ceil((data?.total ?? 0) / PAST_NEWS_SIZE) };
}
