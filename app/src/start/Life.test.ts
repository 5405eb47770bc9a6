import { expect, test, vi } from 'vitest';
import { createLife } from './Life.ts';

function life() {
  const events: string[] = [];
  const created = createLife((code) => events.push(`exit ${code}`), {
    error: (error, message) => events.push(`${message}: ${String(error)}`),
  });
  const hold = (
    name: string,
    opening: Promise<unknown> = Promise.resolve(),
    close: () => Promise<unknown> = async () => events.push(`close ${name}`),
  ) => created.hold(() => opening, close);
  return { ...created, hold, events };
}

test('what was opened last is closed first, then the process ends', async () => {
  const { hold, end, events } = life();
  await hold('database');
  await hold('server');
  await end(0);
  expect(events).toEqual(['close server', 'close database', 'exit 0']);
});

test('what is still being opened is waited for and closed', async () => {
  const { hold, end, events } = life();
  const { promise, resolve } = Promise.withResolvers<void>();
  void hold('database', promise);
  const ended = end(1);
  expect(events).toEqual([]);
  resolve();
  await ended;
  expect(events).toEqual(['close database', 'exit 1']);
});

test('what could not be opened needs no closing', async () => {
  const { hold, end, events } = life();
  await expect(hold('database', Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  await end(1);
  expect(events).toEqual(['exit 1']);
});

test('nothing is opened any more once it is to end, and it ends once', async () => {
  const { hold, end, signal, events } = life();
  await Promise.all([end(0), end(1)]);
  expect(signal.aborted).toBe(true);
  expect(() => hold('database')).toThrow();
  expect(events).toEqual(['exit 0']);
});

test('what cannot be closed is told, and keeps nothing else open', async () => {
  const { hold, end, events } = life();
  await hold('database');
  await hold('server', Promise.resolve(), () => Promise.reject(new Error('stuck')));
  await end(0);
  expect(events).toEqual(['Closing failed: Error: stuck', 'close database', 'exit 0']);
});

test('what hangs while it is closed is told in the end, and keeps nothing else open', async () => {
  vi.useFakeTimers();
  const { hold, end, events } = life();
  await hold('database');
  await hold('server', Promise.resolve(), () => new Promise(() => {}));
  const ended = end(0);
  await vi.advanceTimersByTimeAsync(129_000);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  await ended;
  expect(events).toEqual(['Closing failed: Error: it takes too long', 'close database', 'exit 0']);
  vi.useRealTimers();
});
