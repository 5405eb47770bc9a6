import { EventEmitter, once } from 'node:events';
import type { ReceivedPacket } from '@siren/contract/socket';
import { expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { ROOM_MESSAGE_CHANNEL } from '../rooms/index.ts';
import type { Hub } from './createHub.ts';
import { createNewsroom } from './createNewsroom.ts';

const KEY = '00000000-0000-4000-8000-000000000001';
const row = {
  ...{ room: 'all', seq: 7, key: KEY, authorId: 4, authorName: 'Артём' },
  ...{ text: 'Приехали', at: new Date('2026-11-21T12:00:00Z') },
};

test('a message that cannot be read is told once the database is back: as the newest of its room', async () => {
  const events = new EventEmitter();
  let failures = 2;
  const db = {
    async query() {
      failures -= 1;
      if (failures >= 0) throw new Error('no database');
      return [row];
    },
  } as unknown as Database;
  const hub = {
    peers: new Set([{ rooms: new Set(['all']) }]),
    broadcast: async (packet: ReceivedPacket) => void events.emit('told', packet),
  } as unknown as Hub;
  const newsroom = createNewsroom(db, hub, (task) => void events.emit('due', task));

  const first = once(events, 'due');
  await expect(newsroom.hear(ROOM_MESSAGE_CHANNEL, KEY)).rejects.toThrow('no database');
  const second = once(events, 'due');
  (await first)[0]();
  const told = once(events, 'told');
  (await second)[0]();
  expect((await told)[0]).toMatchObject({
    ...{ name: 'room:incoming_message', data: { room: 'all', payload: { seq: 7, text: 'Приехали' } } },
  });
});
