import { useState } from 'react';
import { useApi } from '../api/index.ts';
import { forgetOwn, useReloadInfo } from '../info/index.ts';

export interface LogoutState {
  loading: boolean;
  /** Rejects where the call fails: one stays signed in. */
  logout(): Promise<void>;
}

/** Signing out; nothing of the user stays behind in the cache and in the browser. */
export function useLogout(): LogoutState {
  const api = useApi();
  const reloadInfo = useReloadInfo();
  const [loading, setLoading] = useState(false);

  async function logout(): Promise<void> {
    if (loading) return;
    setLoading(true);
    try {
      await api.call('/api/user/logout', {});
      forgetOwn();
      await reloadInfo();
    } finally {
      setLoading(false);
    }
  }

  return { loading, logout };
}
