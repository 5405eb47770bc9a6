import { useState } from 'react';
import { useApi } from '../api/index.ts';
import { useForget, useReloadInfo, useTabs } from '../info/index.ts';
import { useNotices } from '../notices/index.ts';

export interface LogoutState {
  loading: boolean;
  /** Where the call fails one stays signed in and is told so. */
  logout(): void;
}

/**
 * Signing out; nothing of the user stays behind in the cache and in the browser, in no tab of it.
 * @param options `everywhere`: in all browsers and not in this one alone
 */
export function useLogout({ everywhere = false }: { everywhere?: boolean } = {}): LogoutState {
  const api = useApi();
  const notices = useNotices();
  const tabs = useTabs();
  const forget = useForget();
  const reloadInfo = useReloadInfo();
  const [loading, setLoading] = useState(false);

  async function leave(): Promise<void> {
    setLoading(true);
    try {
      const { token } = await api.call(everywhere ? '/api/user/end-sessions' : '/api/user/logout', {});
      tabs.tell({ type: 'left', token });
      await forget();
      // What one sees is that one is signed out; that the rest could not be read says the page itself.
      await reloadInfo({ heard: true }).catch(() => undefined);
    } catch (refusal) {
      notices.fail(refusal);
    } finally {
      setLoading(false);
    }
  }

  return { loading, logout: () => void (loading || leave()) };
}
