import { startCluster } from '@siren/server/db';
import { afterEach, expect, test } from 'vitest';
import { createRoom } from '../testing/createRoom.ts';
import { CROWDED, runChaos } from '../testing/sockets/runChaos.ts';

const room = createRoom();
afterEach(() => room.clear());

test('every message that was confirmed is known once and in its order to everybody in the room, whatever dies meanwhile', async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  const cluster = await startCluster({ dataDir: await room.filled(), log: () => {}, transport: 'tcp' });
  const chaos = await runChaos({
    ...{ talkers: 200, rooms: 6, seconds: 20, seed },
    open: async () =>
      room.open(await room.folder(), { env: { DATABASE_URL: cluster.url, DEMO: '1', ...CROWDED } }),
  });
  expect(chaos, `SEED=${seed}`).toMatchObject({ quarrels: [] });
  expect(chaos.kills + chaos.stops).toBeGreaterThan(0);
  await cluster.stop();
});
