import { settled } from '@siren/features/code';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecovery } from './createRecovery.ts';

const S = 1_000;

/** The build that the shop answers with; null while it does not answer. */
let build: string | null = 'one';
const reload = vi.fn();
// It listens as long as there is a window: all tests are of one tab.
const recovery = createRecovery({
  fetch: async () => new Response(JSON.stringify({ id: build }), { status: build ? 200 : 502 }),
  reload,
});

beforeEach(() => {
  build = 'one';
  reload.mockClear();
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** So long passes, ms; then a part's code does not come. */
async function miss(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError('missing') }));
  await vi.advanceTimersByTimeAsync(1);
}

test('code of a part that never comes has the page loaded anew once, however often it is asked for', async () => {
  for (const pause of [0, 2, 4, 8, 16, 32, 60, 60]) await miss(pause * S);
  expect(reload).toHaveBeenCalledOnce();
});

test('it is loaded anew once the shop answers, and again for a newer build', async () => {
  build = null;
  await miss(0);
  expect(reload).not.toHaveBeenCalled();
  build = 'one';
  await miss(2 * S);
  expect(reload).toHaveBeenCalledOnce();
  build = 'two';
  await miss(9 * S);
  expect(reload).toHaveBeenCalledOnce();
  await miss(2 * S);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('code that is dealt with where it was asked for has nothing loaded anew', async () => {
  const missing = new TypeError('missing');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: missing }));
  settled.add(missing);
  await vi.advanceTimersByTimeAsync(1 * S);
  expect(reload).not.toHaveBeenCalled();
});

test('for a page that is gone to it is loaded anew as often as its guard lets it', async () => {
  expect(await recovery.recover()).toBe(true);
  await vi.advanceTimersByTimeAsync(9 * S);
  expect(await recovery.recover()).toBe(false);
  await vi.advanceTimersByTimeAsync(1 * S);
  expect(await recovery.recover()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
