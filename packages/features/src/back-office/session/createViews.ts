import type { OfficeView } from './OfficeSession.ts';

/** A view that is watched: listeners hear of another one, not of one that says the same. */
export interface Views {
  get(): OfficeView;
  set(next: OfficeView): void;
  subscribe(listener: () => void): () => void;
}

const isSame = (a: OfficeView, b: OfficeView): boolean =>
  (Object.keys(a) as (keyof OfficeView)[]).every((key) => a[key] === b[key]);

export function createViews(first: OfficeView): Views {
  let view = first;
  const listeners = new Set<() => void>();
  return {
    get: () => view,
    set(next) {
      if (isSame(view, next)) return;
      view = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
