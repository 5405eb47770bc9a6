import type { AnswerOf } from '@siren/contract/calls';
import type { AsyncState } from '../../api/index.ts';
import { useEffect, useRef, useState } from 'react';
import { useApi, useResource } from '../../api/index.ts';
import { useTabs } from '../../info/index.ts';
import { useOffice, useOfficeView } from '../OfficeContext.tsx';
import { officeSessionResource } from '../resources.ts';

export type OfficeUser = NonNullable<AnswerOf<'/api/backoffice/session'>['user']>;

export interface OfficeUserState {
  /** undefined until it is known. */
  user: OfficeUser | null | undefined;
  state: AsyncState;
  /** Why it is not known, or why one could not leave. */
  error: unknown;
  retry(): void;
  /** Somebody is in: it is told to the socket and to other tabs. */
  take(user: OfficeUser): void;
  /** Signs out. Throws where that failed. */
  leave(): Promise<void>;
}

/** Who works in this browser; the socket is authorized in their name, again with each other token (behaviour office-1). */
export function useOfficeUser(): OfficeUserState {
  const api = useApi();
  const tabs = useTabs();
  const { session } = useOffice();
  const { authFails } = useOfficeView();
  const { data, error, state, mutate } = useResource(officeSessionResource);
  // A late answer of before must not undo what a login or a logout says.
  const [own, setOwn] = useState<{ user: OfficeUser | null } | null>(null);
  const user = own ? own.user : data?.user;

  useEffect(() => {
    if (user !== undefined) session.wish({ type: 'user', user });
  }, [session, user]);

  const look = useRef(() => {});
  useEffect(() => {
    look.current = () =>
      void mutate()
        .then(() => setOwn(null))
        .catch(() => undefined);
  });
  useEffect(() => tabs.listen((message) => 'token' in message && look.current()), [tabs]);
  // The session is refused: somebody else may be signed in by now, or nobody.
  useEffect(() => {
    if (authFails > 0) look.current();
  }, [authFails]);

  return {
    user,
    state,
    error,
    retry: () => look.current(),
    take(entered) {
      setOwn({ user: entered });
      tabs.tell({ type: 'visit', token: entered.token });
    },
    async leave() {
      const { token } = await api.call('/api/user/logout', {});
      setOwn({ user: null });
      tabs.tell({ type: 'left', token });
    },
  };
}
