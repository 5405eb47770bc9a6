import { useEffect, useEffectEvent, useRef } from 'react';

export interface EarlyMark {
  name: string;
  value: string;
}

/**
 * Ref of a form that the server drew: marks that somebody set or took away before the page was awake are told once it
 * is, for nobody heard them then.
 */
export function useEarlyMarks(onMarks: (marks: EarlyMark[]) => void) {
  const form = useRef<HTMLFormElement>(null);
  const tell = useEffectEvent(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [];
    const early = [...boxes].filter((box) => box.checked !== box.defaultChecked);
    if (early.length > 0) onMarks(early.map(({ name, value }) => ({ name, value })));
  });
  useEffect(() => tell(), []);
  return form;
}
