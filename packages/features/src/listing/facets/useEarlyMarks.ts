import type { ListingQuery } from '@siren/domain/catalog';
import { useEffect, useEffectEvent, useRef } from 'react';

export interface EarlyMark {
  name: string;
  value: string;
}

/**
 * Ref of a form that the server drew: marks that somebody set or took away before the page was awake are told once it
 * is, for nobody heard them then. They are held against what is chosen: how a box was drawn says nothing any more where
 * a list that was drawn ahead of a move is uncovered with other filters.
 */
export function useEarlyMarks(chosen: ListingQuery['filters'], onMarks: (marks: EarlyMark[]) => void) {
  const form = useRef<HTMLFormElement>(null);
  const tell = useEffectEvent(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [];
    const early = [...boxes].filter(
      ({ name, value, checked }) => checked !== (chosen[name]?.includes(value) ?? false),
    );
    if (early.length > 0) onMarks(early.map(({ name, value }) => ({ name, value })));
  });
  useEffect(() => tell(), []);
  return form;
}
