import { ApiError, RedirectError } from '@siren/contract/errors';
import { notifications } from '@siren/ui/notifications';
import type { NotificationAction } from '@siren/ui/notifications';
import { useMemo } from 'react';
import { useNavigator } from '../navigation/index.ts';
import { errorText } from './errorText.ts';
import { loginAddress } from './loginAddress.ts';

export interface Notices {
  /** Says that something went well, or offers to take it back. */
  say(text: string, action?: NotificationAction): void;
  /** Says why nothing came of a press, where that is no failure of a call. */
  warn(text: string): void;
  /**
   * The one place where a failure becomes a popup: red, for 3 s, with «Войти» where the error table says so
   * (behaviour calls-3). What is said already is not said twice; a redirect under way has nothing to say.
   *
   * @param stayed what is as it was before, where something was shown already
   */
  fail(error: unknown, stayed?: string | null): void;
}

export function useNotices(): Notices {
  const navigator = useNavigator();
  return useMemo(() => {
    const fail = (error: unknown, stayed?: string | null) => {
      if (error instanceof RedirectError) return;
      const text = stayed ? `${errorText(error)} ${stayed}` : errorText(error);
      // What fails may fail much later, on another page: that is where one comes back to after login.
      const from = location.pathname + location.search;
      const login = { label: 'Войти', onSelect: () => navigator.push(loginAddress(from)) };
      const action = error instanceof ApiError && error.action === 'login' ? login : undefined;
      notifications.show({ id: `error ${text}`, tone: 'critical', text, action });
    };
    return {
      say: (text, action) => void notifications.show({ tone: 'positive', text, action }),
      warn: (text) => void notifications.show({ tone: 'caution', text }),
      fail,
    };
  }, [navigator]);
}
