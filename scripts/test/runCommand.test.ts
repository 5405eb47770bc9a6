import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand, stopCommands } from './runCommand.ts';

test('tells the exit code and everything that was said', async () => {
  const { code, log } = await runCommand('sh', ['-c', 'echo out; echo err >&2; exit 3']);
  expect(code).toBe(3);
  expect(log.split('\n').toSorted()).toEqual(['', 'err', 'out']);
});

test('a command that is not there is a failed one', async () => {
  const { code, log } = await runCommand('no-such-command', []);
  expect(code).toBe(1);
  expect(log).toContain('ENOENT');
});

/** Tells by its connection that a process which a command started still lives. */
let server: Server;
beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

const leaveBehind = (then: string): string[] => {
  const { port } = server.address() as AddressInfo;
  return ['-c', `node -e "require('net').connect(${port},'127.0.0.1')" >/dev/null 2>&1 & ${then}`];
};
const connected = async (): Promise<Socket> => ((await once(server, 'connection')) as [Socket])[0];

async function gone(socket: Socket): Promise<void> {
  socket.on('error', () => undefined).resume();
  if (!socket.closed) await once(socket, 'close');
}

test('what takes too long is stopped, with what it started', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const command = runCommand('sh', leaveBehind('exec sleep 300'), { timeout: 60_000 });
  const left = await connected();
  vi.advanceTimersByTime(60_000);
  const { code, log } = await command;
  expect(code).toBe(1);
  expect(log).toContain('Stopped');
  await gone(left);
});

test('what is left running is stopped as well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'siren-gate-'));
  const gate = join(folder, 'open');
  const command = runCommand('sh', leaveBehind(`until [ -e ${gate} ]; do sleep 0.05; done`));
  const left = await connected();
  writeFileSync(gate, '');
  expect((await command).code).toBe(0);
  await gone(left);
  rmSync(folder, { recursive: true });
});

test('all of them stop when the tests are called off', async () => {
  const command = runCommand('sh', leaveBehind('exec sleep 300'));
  const left = await connected();
  await stopCommands();
  expect((await command).code).toBe(1);
  await gone(left);
});
