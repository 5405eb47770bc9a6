import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../db/index.ts';
import { latestOf } from '../rooms/index.ts';
import type { Peer } from './Peer.ts';

/** Tells somebody who has come into a room the newest message there. */
export type Greet = (peer: Peer, room: string) => Promise<void>;

/**
 * What is said after a client has read a room, and before it is in it, comes to it by nobody. The newest message shows by its number
 * whether something is missing. Those who come in the same turn are one question: after an outage they are thousands.
 */
export function createGreeter(db: Database): Greet {
  let coming = new Map<string, Set<Peer>>();
  let greeting: Promise<void> | null = null;

  async function greetAll(): Promise<void> {
    await nextTurn();
    const came = coming;
    coming = new Map();
    greeting = null;
    for (const { room, message } of await latestOf(db, [...came.keys()]))
      for (const peer of came.get(room) ?? [])
        if (peer.rooms.has(room))
          peer.send({ name: 'room:incoming_message', data: { room, payload: message } });
  }
  return (peer, room) => {
    coming.set(room, (coming.get(room) ?? new Set()).add(peer));
    return (greeting ??= greetAll());
  };
}
