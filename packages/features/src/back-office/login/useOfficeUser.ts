import type { AnswerOf } from '@siren/contract/calls';
import { useEffect, useRef, useState } from 'react';
import { useApi, useResource } from '../../api/index.ts';
import { useTabs } from '../../info/index.ts';
import { useOffice, useOfficeView } from '../OfficeContext.tsx';
import { officeSessionResource } from '../resources.ts';

export type OfficeUser = NonNullable<AnswerOf<'/api/backoffice/session'>['user']>;

export interface OfficeUserState {
  /** undefined until it is known. */
  user: OfficeUser | null | undefined;
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
  const { data, error, mutate } = useResource(officeSessionResource);
  // An answer that was asked for before a login or a logout must not undo what that says.
  const [own, setOwn] = useState<{ user: OfficeUser | null } | null>(null);
  const user = own ? own.user : data?.user;

  useEffect(() => {
    if (user !== undefined) session.wish({ type: 'user', user });
  }, [session, user]);

  const turns = useRef(0);
  const look = useRef(() => {});
  useEffect(() => {
    look.current = () => {
      const asked = turns.current;
      void mutate()
        .then(() => asked === turns.current && setOwn(null))
        .catch(() => undefined);
    };
  });
  useEffect(() => tabs.listen((message) => 'token' in message && look.current()), [tabs]);
  // The session is refused: somebody else may be signed in by now, or nobody.
  useEffect(() => {
    if (authFails > 0) look.current();
  }, [authFails]);

  return {
    user,
    error,
    retry: () => look.current(),
    take(entered) {
      turns.current += 1;
      setOwn({ user: entered });
      tabs.tell({ type: 'visit', token: entered.token });
    },
    async leave() {
      const { token } = await api.call('/api/user/logout', {});
      turns.current += 1;
      setOwn({ user: null });
      tabs.tell({ type: 'left', token });
    },
  };
}
