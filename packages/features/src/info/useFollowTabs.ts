import { useEffect } from 'react';
import { useTabs } from './TabsContext.tsx';
import { useForget } from './useForget.ts';
import { useReloadInfo } from './useReloadInfo.ts';

/** Another tab signed in or out, or chose another city: this one follows. */
export function useFollowTabs(): void {
  const tabs = useTabs();
  const forget = useForget();
  const reloadInfo = useReloadInfo();
  useEffect(
    () =>
      tabs.listen(({ type }) => {
        if (type !== 'visit' && type !== 'left') return;
        // Without an answer the page stays as it is: it says itself what is wrong at the next touch.
        const reload = () => reloadInfo({ heard: true }).catch(() => undefined);
        if (type === 'left') void forget().then(reload);
        else void reload();
      }),
    [tabs, forget, reloadInfo],
  );
}
