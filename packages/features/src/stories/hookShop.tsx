import type { AnswerOf, Api, CallPath, PayloadOf } from '@siren/contract/calls';
import type { Info } from '@siren/contract/info';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import type { NavigateFunction } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ApiProvider, cachePolicy } from '../api/index.ts';
import { infoResource } from '../info/index.ts';
import { makeInfo } from '../testing/index.ts';

type Answers = {
  [Path in CallPath]?: (payload: PayloadOf<Path>) => AnswerOf<Path> | Promise<AnswerOf<Path>>;
};

export interface HookShop {
  wrapper(props: { children: ReactNode }): ReactNode;
  /** Paths that were called, in order. */
  called: CallPath[];
  /** Moves to another address. */
  go: NavigateFunction;
}

/** The shop around a hook in a test: a cache that holds app info, and an API that answers as told. */
export function hookShop(
  answers: Answers,
  { at = '/', info = makeInfo() }: { at?: string; info?: Info } = {},
): HookShop {
  const called: CallPath[] = [];
  const api: Api = {
    async call(path, payload) {
      called.push(path);
      const answer = answers[path] as ((sent: typeof payload) => never) | undefined;
      if (!answer) throw new Error(`Nobody answers ${path}`);
      return answer(payload);
    },
  };
  const cache = new Map([[infoResource.key, { data: info }]]);
  let navigate: NavigateFunction | undefined;
  function TakeNavigate() {
    navigate = useNavigate();
    return null;
  }
  function wrapper({ children }: { children: ReactNode }) {
    return (
      <SWRConfig value={{ ...cachePolicy, provider: () => cache }}>
        <ApiProvider api={api}>
          <MemoryRouter initialEntries={[at]}>
            <TakeNavigate />
            {children}
          </MemoryRouter>
        </ApiProvider>
      </SWRConfig>
    );
  }
  const go = ((...move: Parameters<NavigateFunction>) => navigate?.(...move)) as NavigateFunction;
  return { wrapper, called, go };
}
