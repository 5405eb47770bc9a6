import type { ListedGood, StaffList } from '@siren/domain/product-lists';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { newIdempotencyKey, useApi } from '../../api/index.ts';
import { createSharedList, readKept, writeKept } from './shared/index.ts';
import { useChanges } from './useChanges.ts';

/** How often others are asked after, ms. */
const LOOK_MS = 1_500;

/** A list that is open: as one sees it, with what others make of it. */
export function useSharedList(list: StaffList) {
  const api = useApi();
  const [shared] = useState(() => {
    const [{ id }, tab] = [list, newIdempotencyKey()];
    return createSharedList(list, {
      apply: (operations) => api.call('/api/tools/product-lists/apply', { id, operations: [...operations] }),
      follow: (version, offer) => api.call('/api/tools/product-lists/follow', { id, version, tab, offer }),
      newId: newIdempotencyKey,
      kept: () => readKept(id),
      keep: (waiting) => writeKept(id, waiting),
    });
  });
  const state = useSyncExternalStore(shared.subscribe, shared.state);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    async function look(): Promise<void> {
      if (document.visibilityState === 'visible') await shared.look();
      if (here) timer = setTimeout(() => void look(), LOOK_MS);
    }
    void look();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [shared]);
  return { shared, ...state, changes: useChanges(shared) };
}
export type OpenList = ReturnType<typeof useSharedList>;

/** What is known of the goods of a list; what others added is asked for. */
export function useListedGoods(list: StaffList, offers: readonly number[]) {
  const api = useApi();
  const [known, setKnown] = useState<ReadonlyMap<number, ListedGood>>(
    () => new Map(list.goods.map((good) => [good.offer, good])),
  );
  const learn = (goods: readonly ListedGood[]) =>
    setKnown((before) => new Map([...before, ...goods.map((good) => [good.offer, good] as const)]));
  const missing = offers.filter((offer) => !known.has(offer)).join();
  useEffect(() => {
    if (missing === '') return;
    void api
      .call('/api/tools/product-lists/goods', { offers: missing.split(',').map(Number) })
      .then(({ goods }) => learn(goods))
      // They are asked for again with the next change.
      .catch(() => {});
  }, [api, missing]);
  return { known, learn };
}
