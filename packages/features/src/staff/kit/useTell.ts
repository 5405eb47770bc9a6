import { ApiError } from '@siren/contract/errors';
import { notifications } from '@siren/ui/notifications';
import { useMemo } from 'react';
import { errorText, loginAddress } from '../../notices/index.ts';

export interface Tell {
  /** Says that something was done. */
  done(text: string): void;
  /** Says why nothing came of a press, where nothing has failed. */
  warn(text: string): void;
  /** Says why something was not done; whoever is signed out is led back in. @param what was not done, where that is to be said */
  failed(error: unknown, what?: string): void;
}

/** Where one signs in and comes back from: a page of the shop, so the browser goes there by itself. */
const login = () => location.assign(loginAddress(location.pathname + location.search));

/** Popups of the staff’s app. */
export const useTell = (): Tell =>
  useMemo(
    () => ({
      done: (text) => void notifications.show({ tone: 'positive', text }),
      warn: (text) => void notifications.show({ tone: 'caution', text }),
      failed(error, what) {
        const text = what === undefined ? errorText(error) : `${what} ${errorText(error)}`;
        const action =
          error instanceof ApiError && error.action === 'login'
            ? { label: 'Войти', onSelect: login }
            : undefined;
        notifications.show({ id: `error ${text}`, tone: 'critical', text, action });
      },
    }),
    [],
  );
