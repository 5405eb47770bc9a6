import { useEffect } from 'react';
import { useTabs } from './TabsContext.tsx';
import { useReloadInfo } from './useReloadInfo.ts';

/** Another tab signed in or out, or chose another city: this one follows. */
export function useFollowTabs(): void {
  const tabs = useTabs();
  const reloadInfo = useReloadInfo();
  useEffect(
    () =>
      tabs.listen(({ type }) => {
        // Without an answer the page stays as it is: it says itself what is wrong at the next touch.
        if (type === 'visit') reloadInfo({ heard: true }).catch(() => undefined);
      }),
    [tabs, reloadInfo],
  );
}
