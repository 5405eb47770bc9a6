import { afterEach, describe, expect, test } from 'vitest';
import { createRoom } from '../testing/createRoom.ts';
import { postgresOf } from '../testing/postgresOf.ts';

const room = createRoom();
afterEach(() => room.clear());

describe('a shop without the demo', () => {
  test('is empty, works, and names no accounts; the demo does not come into it later', async () => {
    const dataDir = await room.folder();
    const empty = await room.open(dataDir, { env: { DEMO: '0' } });
    for (const path of ['/', '/section', '/cart', '/lk/login']) {
      expect([path, (await fetch(empty.url + path)).status]).toEqual([path, 200]);
    }
    expect((await fetch(`${empty.url}/product/none`)).status).toBe(404);
    expect(empty.said()).not.toContain('buyer-demo');
    expect(await empty.stop()).toBe(0);
    const again = await room.open(dataDir);
    await again.says(/демонстрационные не добавлены/);
    expect(again.said()).not.toContain('buyer-demo');
    expect(again.complaints()).toEqual([]);
  });
});

describe('told to stop', () => {
  test('by whatever signal, it ends with 0 and PostgreSQL with it', async () => {
    const dataDir = await room.filled();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      const shop = await room.open(dataDir);
      await fetch(shop.url);
      shop.kill(signal);
      expect([signal, await shop.ended]).toEqual([signal, 0]);
      expect(shop.complaints()).toEqual([]);
      expect(postgresOf(dataDir)).toBeNull();
    }
  });

  test('while it starts, it leaves nothing running, and the next start is as any', async () => {
    const dataDir = await room.folder();
    for (const [at, line] of [null, /Наполняем/, /Наполняем/].entries()) {
      const signal = at % 2 === 0 ? 'SIGINT' : 'SIGTERM';
      const shop = room.launch(dataDir);
      if (line) await shop.says(line);
      shop.kill(signal);
      // Before it listens to signals the system ends it by the signal itself; on a quick machine it is open already.
      const ended = await shop.ended;
      expect(shop.complaints()).toEqual([]);
      expect([0, signal === 'SIGINT' ? 130 : 143, signal]).toContain(ended);
      expect(postgresOf(dataDir)).toBeNull();
    }
    await room.open(dataDir);
  });
});
