import type { Api } from '@siren/contract/calls';
import { expect, it } from 'vitest';
import { LateFavorites } from './LateFavorites.ts';

/** A server that keeps everything it is asked to keep. */
function setUp(kept: number[] = []) {
  const server = new Set(kept);
  const sent: string[] = [];
  let now = 0;
  const call = (async (path: string, { id, value, ids }: { id: number; value: boolean; ids: number[] }) => {
    sent.push(path);
    if (ids) return Object.fromEntries(ids.map((one) => [one, server.has(one)]));
    if (value) server.add(id);
    else server.delete(id);
    return { id, value, total: server.size };
  }) as unknown as Api['call'];
  const favorites = new LateFavorites({
    api: { call },
    onChange() {},
    onFailure() {},
    look() {},
    now: () => now,
    later: (task, ms) =>
      setTimeout(() => {
        now += ms;
        task();
      }),
  });
  return { favorites, server, sent };
}

it('shows what the card says, and asks nobody', async () => {
  const { favorites, sent } = setUp();
  const end = favorites.watch(1, true);
  expect(favorites.isKept(1, true)).toBe(true);
  expect(favorites.isKept(2, false)).toBe(false);
  end();
  favorites.check();
  expect(sent).toEqual([]);
});

it('shows a press before its code is there, and saves it then', async () => {
  const { favorites, server } = setUp();
  let told = 0;
  favorites.subscribe(() => told++);
  favorites.set(7, true, false);
  expect(favorites.isKept(7, false)).toBe(true);
  expect(told).toBe(1);
  expect(favorites.unsaved()).toBe(1);
  await expect.poll(() => [...server]).toEqual([7]);
  expect(favorites.isKept(7, false)).toBe(true);
});

it('takes two quick presses as the last of them', async () => {
  const { favorites, server, sent } = setUp();
  favorites.set(7, true, false);
  favorites.set(7, !favorites.isKept(7, false), false);
  favorites.set(8, true, false);
  await expect.poll(() => [...server]).toEqual([8]);
  expect(favorites.isKept(7, false)).toBe(false);
  expect(sent).toHaveLength(1);
});

it('asks about a good whose card does not know, and tells', async () => {
  const { favorites, sent } = setUp([3]);
  const end = favorites.watch(3);
  await expect.poll(() => favorites.isKept(3)).toBe(true);
  end();
  expect(sent).toEqual(['/api/user/check-favorites']);
});

it('does not save for the next visitor what the one before pressed', async () => {
  const { favorites, sent } = setUp();
  favorites.set(7, true, false);
  favorites.hear(8, true);
  favorites.forget();
  expect(favorites.isKept(7, false)).toBe(false);
  favorites.hear(9, true);
  await expect.poll(() => favorites.isKept(9)).toBe(true);
  expect(favorites.isKept(8)).toBe(false);
  expect(sent).toEqual([]);
});
