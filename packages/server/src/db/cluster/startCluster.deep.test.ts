import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { programOf } from './programOf.ts';
import type { Cluster } from './startCluster.ts';
import { ask, createRoom, remember, remembered } from './testing/room.ts';

const isBack = ({ url }: Cluster) =>
  expect.poll(() => remembered(url).catch(() => null), { timeout: 90_000 }).toEqual({ answer: 42 });

const sleepers: ChildProcess[] = [];
afterEach(() => {
  for (const child of sleepers.splice(0)) child.kill();
});

/** A program of the user that PostgreSQL runs as: of others it thinks nothing. */
async function sleeper(dataDir: string): Promise<{ pid: number }> {
  const { uid, gid } = await stat(join(dataDir, 'postgres'));
  const child = spawn('sleep', ['600'], process.getuid?.() === 0 ? { uid, gid } : {});
  sleepers.push(child);
  await once(child, 'spawn');
  return { pid: child.pid ?? NaN };
}

describe('the embedded PostgreSQL', () => {
  const room = createRoom();
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await room.folder();
  });
  afterEach(() => room.clear());

  it('keeps its data from one start to the next, and loses nothing to a power cut', async () => {
    const first = await room.start(dataDir);
    const [settings] = await ask(
      first.url,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
         current_setting('full_page_writes') as pages, current_setting('listen_addresses') as tcp`,
    );
    expect(settings).toEqual({ fsync: 'on', commit: 'on', pages: 'on', tcp: '' });
    await remember(first.url);
    await first.stop();
    expect(programOf(first.pid)).toBeNull();
    expect(await remembered((await room.start(dataDir)).url)).toEqual({ answer: 42 });
  });

  it('orders and folds Cyrillic letters whatever the locale of the machine', async () => {
    const { url } = await room.start(dataDir);
    expect(await ask(url, "select lower('ЩЁГОЛЬ') as low, upper('ёж') as up")).toEqual([
      { low: 'щёголь', up: 'ЁЖ' },
    ]);
  });

  it('lets only its own user through to the socket', async () => {
    await room.start(dataDir);
    expect((await stat(join(dataDir, 'socket'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
  });

  it('takes a folder whose path is too long for a socket, and one with spaces and quotes', async () => {
    dataDir = join(dataDir, `a 'long' "path", ${'х'.repeat(60)}`, 'y'.repeat(60));
    const { url } = await room.start(dataDir);
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('listens on the loopback with a password where sockets do not serve', async () => {
    const { url } = await room.start(dataDir, { transport: 'tcp' });
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const guess = new URL(url);
    guess.password = 'guess';
    await expect(ask(guess.href, 'select 1')).rejects.toThrow(/password/);
  });

  it.each([false, true])('is attached to after its parent was killed (over TCP: %s)', async (tcp) => {
    const first = await room.shop(dataDir, { tcp });
    await remember(first.url);
    await first.kill();
    expect(programOf(first.pid)).toBe('postgres');
    const second = await room.shop(dataDir, { tcp });
    expect(second.lines[0]).toMatch(/still running: attached/);
    expect(second.pid).toBe(first.pid);
    expect(await remembered(second.url)).toEqual({ answer: 42 });
    await second.stop();
    expect(programOf(first.pid)).toBeNull();
  });

  it('refuses a second process on its folder in one line, and goes on for the first', async () => {
    const first = await room.shop(dataDir);
    const second = await room.shop(dataDir);
    expect(second.lines).toHaveLength(1);
    expect(second.lines[0]).toMatch(/^refused Another process of the shop works on the data folder \S+\.$/);
    expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('lets another process take part that asks for no more, and is not stopped by it', async () => {
    const first = await room.start(dataDir);
    await remember(first.url);
    const guest = await room.start(dataDir, { shared: true });
    expect(guest.pid).toBe(first.pid);
    expect(await remembered(guest.url)).toEqual({ answer: 42 });
    await guest.stop();
    expect(await remembered(first.url)).toEqual({ answer: 42 });
  });

  it('serves one of several processes that start on an empty folder at once', async () => {
    const shops = await Promise.all([room.shop(dataDir), room.shop(dataDir), room.shop(dataDir)]);
    const words = shops.map(({ lines }) => lines.at(-1)?.split(' ')[0]);
    expect(Object.groupBy(words, (word) => String(word))).toEqual({
      ready: ['ready'],
      refused: ['refused', 'refused'],
    });
    expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres.init'))).toEqual([]);
  });

  it.each(['unix', 'tcp'] as const)(
    'recovers from the death of PostgreSQL itself under a living parent (%s), be its log gone, too',
    async (transport) => {
      const lines: string[] = [];
      const hear = (line: string) => lines.push(line);
      const cluster = await room.start(dataDir, { transport, log: hear, onGone: hear });
      await remember(cluster.url);
      await rm(join(dataDir, 'postgres.log'));
      process.kill(cluster.pid, 'SIGKILL');
      await isBack(cluster);
      expect(lines).toEqual([]);
    },
  );

  it.each(['another program', 'another PostgreSQL'])(
    'starts after both were killed and %s got the pid',
    async (who) => {
      const first = await room.shop(dataDir);
      await remember(first.url);
      await first.kill();
      process.kill(first.pid, 'SIGKILL');
      await expect.poll(() => programOf(first.pid)).toBeNull();
      const other =
        who === 'another program' ? await sleeper(dataDir) : await room.start(await room.folder());
      for (const path of ['postgres/postmaster.pid', 'socket/.s.PGSQL.5432.lock']) {
        const text = await readFile(join(dataDir, path), 'utf8');
        await writeFile(join(dataDir, path), text.replace(/^\d+/, String(other.pid)));
      }
      expect(await remembered((await room.start(dataDir)).url)).toEqual({ answer: 42 });
    },
  );

  it('starts after both were killed and nobody asked how PostgreSQL ended', async () => {
    const first = await room.shop(dataDir);
    await remember(first.url);
    // Whoever inherits it here never waits for it, so it keeps its pid.
    await first.kill();
    process.kill(first.pid, 'SIGKILL');
    expect(await remembered((await room.start(dataDir)).url)).toEqual({ answer: 42 });
  });

  it('starts after the making of its folder was cut short', async () => {
    const half = join(dataDir, `postgres.init-999999999-dead`);
    await mkdir(half);
    await writeFile(join(half, 'PG_VERSION'), '');
    await room.start(dataDir);
    expect(await readdir(dataDir)).not.toContain('postgres.init-999999999-dead');
  });
});
