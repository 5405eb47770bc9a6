import { packets, readRoomMessage } from '@siren/domain/back-office';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../api/index.ts';
import { useClock } from '../../info/index.ts';
import { useOffice, useOfficeView } from '../OfficeContext.tsx';
import { keptOutbox } from './outbox.ts';
import type { Unsent } from './outbox.ts';
import { refusalIn } from './refusals.ts';

export interface Outbox {
  items: readonly Unsent[];
  say(room: string, text: string): void;
  /** Sends one again that was refused. */
  again(key: string): void;
  drop(key: string): void;
}

/** What is said waits here until the server tells it back; it is said again each time that the line is there again (behaviour office-8). */
export function useOutbox(login: string): Outbox {
  const { session } = useOffice();
  const clock = useClock();
  const { auths, status } = useOfficeView();
  const [items, setItems] = useState(() => keptOutbox.read(login) ?? []);
  const known = useRef(items);
  useEffect(() => {
    known.current = items;
    keptOutbox.write(login, items.length === 0 ? null : items);
  }, [login, items]);

  const send = useCallback(
    ({ room, key, text }: Unsent) => session.wish({ type: 'send', packet: packets.say(room, { key, text }) }),
    [session],
  );
  useEffect(() => {
    if (auths > 0) known.current.filter(({ refused }) => refused === null).forEach(send);
  }, [auths, send]);
  useEffect(
    () =>
      session.onPacket((packet) => {
        const { payload } = (packet.data ?? {}) as { payload?: unknown };
        const told = packet.channel === 'room' ? readRoomMessage(payload) : null;
        if (told) setItems((all) => (all.some(({ key }) => key === told.key) ? without(all, told.key) : all));
        const refusal = refusalIn(packet);
        if (refusal)
          setItems((all) =>
            all.map((one) => (one.key === refusal.key ? { ...one, refused: refusal.text } : one)),
          );
      }),
    [session],
  );

  return {
    items,
    say(room, text) {
      const said = {
        room,
        key: newIdempotencyKey(),
        text,
        at: new Date(clock()).toISOString(),
        refused: null,
      };
      setItems((all) => [...all, said]);
      // Without a line it goes with all that waits, as soon as there is one.
      if (status === 'authorized') send(said);
    },
    again(key) {
      const one = items.find((item) => item.key === key);
      if (!one) return;
      setItems((all) => all.map((item) => (item.key === key ? { ...item, refused: null } : item)));
      send(one);
    },
    drop: (key) => setItems((all) => without(all, key)),
  };
}

const without = (all: readonly Unsent[], gone: string): readonly Unsent[] =>
  all.filter(({ key }) => key !== gone);
