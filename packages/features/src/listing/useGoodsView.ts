import { useSyncExternalStore } from 'react';

/** Cards side by side for goods that are chosen by look, rows for those that are chosen by specification. */
export const goodsViews = ['grid', 'list'] as const;
export type GoodsView = (typeof goodsViews)[number];

const STORED = 'goods-view';
const listeners = new Set<() => void>();

function follow(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

/** The choice of a visitor whose browser keeps nothing: it lasts as long as the page. */
let unkept: GoodsView | null = null;

function read(): GoodsView | null {
  try {
    return goodsViews.find((view) => view === localStorage.getItem(STORED)) ?? unkept;
  } catch {
    return unkept;
  }
}

function keep(view: GoodsView): void {
  try {
    localStorage.setItem(STORED, view);
  } catch {
    unkept = view;
  }
  for (const tell of listeners) tell();
}

/** How somebody wants to see goods: as they chose once, in every list and tab; else as suits these goods. */
export function useGoodsView(suits: GoodsView): readonly [GoodsView, (view: GoodsView) => void] {
  const chosen = useSyncExternalStore(follow, read, () => null);
  return [chosen ?? suits, keep];
}
