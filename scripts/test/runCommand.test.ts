import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
afterEach(() => server.close());

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
  const left = connected();
  const { code, log } = await runCommand('sh', leaveBehind('exec sleep 300'), { timeout: 3000 });
  expect(code).toBe(1);
  expect(log).toContain('Stopped');
  await gone(await left);
});

test('what is left running is stopped as well', async () => {
  const left = connected();
  const { code } = await runCommand('sh', leaveBehind('sleep 3'));
  expect(code).toBe(0);
  await gone(await left);
});

test('all of them stop when the tests are called off', async () => {
  const command = runCommand('sh', leaveBehind('exec sleep 300'));
  const left = await connected();
  stopCommands();
  expect((await command).code).toBe(1);
  await gone(left);
});
