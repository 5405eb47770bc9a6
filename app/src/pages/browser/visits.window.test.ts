import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A page, which has code of its own and the browser's memory together with the others. */
async function openPage(): Promise<typeof import('./visits.ts')> {
  vi.resetModules();
  return import('./visits.ts');
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('a page that was left before another city was chosen is of a visit that is over', async () => {
  const left = await openPage();
  const next = await openPage();
  expect(left.isSameVisit()).toBe(true);
  next.markVisit();
  expect([left.isSameVisit(), next.isSameVisit()]).toEqual([false, true]);
  left.followVisit();
  expect(left.isSameVisit()).toBe(true);
});

test('so it is over plain http in a local network, where browsers make no UUID', async () => {
  vi.stubGlobal('crypto', {
    getRandomValues: crypto.getRandomValues.bind(crypto),
    randomUUID: undefined,
  });
  const left = await openPage();
  (await openPage()).markVisit();
  expect(left.isSameVisit()).toBe(false);
});
