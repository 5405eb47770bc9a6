import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Herald } from './news/startHerald.ts';
import type { Ringer } from './news/startRinger.ts';
import type { Later, OfficeSession, OfficeView } from './session/index.ts';

/** What the back-office has of its browser. */
export interface Office {
  session: OfficeSession;
  ringer: Ringer;
  herald: Herald;
  /** The clock that the session goes by, ms. */
  now(): number;
  later: Later;
}

const Context = createContext<Office | null>(null);

/** Gives everything below it the session of the back-office. */
export function OfficeProvider({ office, children }: { office: Office; children: ReactNode }) {
  return <Context value={office}>{children}</Context>;
}

/** Throws outside an `OfficeProvider`. */
export function useOffice(): Office {
  const office = useContext(Context);
  if (!office) throw new Error('useOffice needs an <OfficeProvider> above it');
  return office;
}

/** What the session shows now. */
export function useOfficeView(): OfficeView {
  const { session } = useOffice();
  return useSyncExternalStore(session.subscribe, session.view);
}
