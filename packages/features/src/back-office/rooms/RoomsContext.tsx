import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Outbox } from './useOutbox.ts';
import { useOutbox } from './useOutbox.ts';
import type { Rooms } from './useRooms.ts';
import { useRooms } from './useRooms.ts';

export interface RoomsState extends Rooms {
  /** Who is signed in. */
  login: string;
  outbox: Outbox;
  /** Messages that one has not read, in all rooms. */
  unread: number;
}

const Context = createContext<RoomsState | null>(null);

/** Rooms and what is on its way there, for all screens: the rail counts what is new. */
export function RoomsProvider({ login, children }: { login: string; children: ReactNode }) {
  const rooms = useRooms();
  const outbox = useOutbox(login);
  const state = useMemo(
    () => ({
      ...rooms,
      login,
      outbox,
      unread: rooms.list?.rooms.reduce((sum, { unread }) => sum + unread, 0) ?? 0,
    }),
    [rooms, login, outbox],
  );
  return <Context value={state}>{children}</Context>;
}

/** Throws outside a `RoomsProvider`. */
export function useRoomsState(): RoomsState {
  const state = useContext(Context);
  if (!state) throw new Error('useRoomsState needs a <RoomsProvider> above it');
  return state;
}
