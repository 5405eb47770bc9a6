import { concerns } from '@siren/domain/back-office';
import type { RoomMessage } from '@siren/domain/back-office';
import type { Database } from '../db/index.ts';
import type { Hub } from './createHub.ts';
import { NOTIFICATION_CHANNEL, openNotification, openNotificationIds } from './notifications.ts';
import {
  latestOf,
  messageAt,
  readingAt,
  ROOM_MADE_CHANNEL,
  ROOM_MESSAGE_CHANNEL,
  ROOM_READ_CHANNEL,
} from '../rooms/index.ts';
import type { RoomAndMessage } from '../rooms/index.ts';
import type { Peer } from './Peer.ts';
import { ORDER_CHANNEL, SHIFT_CHANNEL } from './orders.ts';
import { ROOM_CHANNEL } from './rooms.ts';

/** Turns what the database tells all processes into packets for the clients of this one. */
export interface Newsroom {
  hear(channel: string, payload: string): Promise<void>;
  /** Makes up for what was said while nobody listened: clients pass over what they know already. */
  catchUp(): Promise<void>;
}

/** All sockets of whoever has read: their other tabs and tills count it no longer. */
async function tellReading(db: Database, hub: Hub, payload: string): Promise<void> {
  const reading = await readingAt(db, payload);
  if (!reading) return;
  const { user, ...data } = reading;
  await hub.broadcast({ name: 'room:read', data }, ({ staff }) => staff?.userId === user);
}

/** How long after a message could not be read it is tried again, ms. */
const RETRY_MS = 1_000;

/** Runs a task later. */
type Later = (task: () => void, ms: number) => void;
const byTime: Later = (task, ms) => void setTimeout(task, ms).unref();

/** Tells what is said in rooms to those who are in them. */
function createTeller(db: Database, hub: Hub, later: Later) {
  /** Messages are read one after the other, so that those of a room are told in their order. */
  let last: Promise<unknown> = Promise.resolve();
  const tell = ({ room, message }: RoomAndMessage) =>
    hub.broadcast({ name: 'room:incoming_message', data: { room, payload: message } }, ({ rooms }) =>
      rooms.has(room),
    );
  /** Whoever is told the newest message of a room sees by its number whether some are missing, and asks for them. */
  const tellLatest = async () => {
    const rooms = new Set([...hub.peers].flatMap((peer) => [...peer.rooms]));
    if (rooms.size === 0) return;
    for (const one of await latestOf(db, [...rooms])) await tell(one);
  };
  /** Which room a message is of that could not be read nobody knows: the newest of each tells that it is missing. */
  const tellLatestLater = () =>
    later(() => {
      last = last.then(tellLatest).catch(tellLatestLater);
    }, RETRY_MS);
  const pass = (key: string): Promise<void> => {
    const passed = last.then(async () => {
      const found = await messageAt(db, key);
      if (found) await tell(found);
    });
    last = passed.catch(tellLatestLater);
    return passed;
  };
  return { pass, tellLatest };
}

/** @param later has what failed tried again; by time, where none is given */
export function createNewsroom(db: Database, hub: Hub, later = byTime): Newsroom {
  /** Ids that clients may be showing. */
  let open = new Set<number>();

  const show = async (id: number) => {
    const found = open.has(id) ? null : await openNotification(db, id);
    if (!found) return;
    open.add(id);
    const isFor = ({ staff }: Peer) => staff !== null && concerns(found.concern, staff.reader);
    await hub.broadcast({ name: 'notification:new', data: found.notification }, isFor);
  };

  const { pass, tellLatest } = createTeller(db, hub, later);

  const hide = async (id: number) => {
    open.delete(id);
    await hub.broadcast({ name: 'notification:close', data: { id } });
  };

  return {
    async hear(channel, payload) {
      if (channel === ROOM_MESSAGE_CHANNEL) await pass(payload);
      else if (channel === ROOM_READ_CHANNEL) await tellReading(db, hub, payload);
      else if (channel === ROOM_MADE_CHANNEL)
        await hub.broadcast({ name: 'room:made', data: { id: Number(payload) } });
      else if (channel === ORDER_CHANNEL)
        await hub.broadcast({ name: 'order:changed', data: { id: Number(payload) } });
      else if (channel === SHIFT_CHANNEL)
        await hub.broadcast({ name: 'shift:changed', data: { id: Number(payload) } });
      else if (channel === ROOM_CHANNEL) {
        const message = JSON.parse(payload) as RoomMessage;
        await hub.broadcast({ name: 'room:incoming_message', data: message }, ({ rooms }) =>
          rooms.has(message.room),
        );
      } else if (channel === NOTIFICATION_CHANNEL) {
        const [verb, id] = payload.split(':');
        await (verb === 'new' ? show : hide)(Number(id));
      }
    },

    async catchUp() {
      const present = new Set(await openNotificationIds(db));
      const before = open;
      if (![...hub.peers].some(({ staff }) => staff)) open = present;
      for (const id of [...before]) if (!present.has(id)) await hide(id);
      for (const id of present) await show(id);
      await tellLatest();
    },
  };
}
