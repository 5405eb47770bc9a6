import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { programOf } from './programOf.ts';
import { startCluster } from './startCluster.ts';
import type { Cluster, ClusterOptions } from './startCluster.ts';
import { spawnShop } from './testing/spawnShop.ts';

const isRoot = process.getuid?.() === 0;
const canUnshare = spawnSync('unshare', ['--user', '--map-root-user', '--mount', 'true']).status === 0;
const NOBODY = 65_534;

describe('the embedded PostgreSQL', () => {
  let dataDir: string;
  const running: { stop(): Promise<void> }[] = [];
  const folders: string[] = [];

  beforeEach(async () => {
    dataDir = await folder(tmpdir());
  });
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop();
    for (const path of folders.splice(0)) await rm(path, { recursive: true, force: true });
  });

  async function folder(parent: string): Promise<string> {
    const path = await mkdtemp(join(parent, 'siren-cluster-'));
    await chmod(path, 0o755);
    folders.push(path);
    return path;
  }
  const start = async (options: Partial<ClusterOptions> = {}): Promise<Cluster> => {
    const cluster = await startCluster({ dataDir, log: () => {}, ...options });
    running.push(cluster);
    return cluster;
  };
  const shop = async (...args: Parameters<typeof spawnShop>) => {
    const spawned = await spawnShop(...args);
    running.push(spawned);
    return spawned;
  };
  const ask = async <Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    return client
      .query<Row>(text)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  };
  const remember = (url: string) => ask(url, 'create table kept as select 42 as answer');
  const remembered = async (url: string) => (await ask(url, 'select answer from kept'))[0];
  const oneLine = (pattern: RegExp) => new RegExp(`^[^\\n]*(?:${pattern.source})[^\\n]*$`);

  it('keeps its data from one start to the next, and loses nothing to a power cut', async () => {
    const first = await start();
    const [settings] = await ask(
      first.url,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
         current_setting('full_page_writes') as pages, current_setting('listen_addresses') as tcp`,
    );
    expect(settings).toEqual({ fsync: 'on', commit: 'on', pages: 'on', tcp: '' });
    await remember(first.url);
    await first.stop();
    expect(programOf(first.pid)).toBeNull();
    expect(await remembered((await start()).url)).toEqual({ answer: 42 });
  });

  it('orders and folds Cyrillic letters whatever the locale of the machine', async () => {
    const { url } = await start();
    expect(await ask(url, "select lower('ЩЁГОЛЬ') as low, upper('ёж') as up")).toEqual([
      { low: 'щёголь', up: 'ЁЖ' },
    ]);
  });

  it('lets only its own user through to the socket', async () => {
    await start();
    expect((await stat(join(dataDir, 'socket'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
  });

  it('takes a folder whose path is too long for a socket, and one with spaces and quotes', async () => {
    dataDir = join(dataDir, `a 'long' "path", ${'х'.repeat(60)}`, 'y'.repeat(60));
    const { url } = await start();
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('listens on the loopback with a password where sockets do not serve', async () => {
    const { url } = await start({ transport: 'tcp' });
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const guess = new URL(url);
    guess.password = 'guess';
    await expect(ask(guess.href, 'select 1')).rejects.toThrow(/password/);
  });

  it.each([false, true])('is attached to after its parent was killed (over TCP: %s)', async (tcp) => {
    const first = await shop(dataDir, { tcp });
    await remember(first.url);
    await first.kill();
    expect(programOf(first.pid)).toBe('postgres');
    const second = await shop(dataDir, { tcp });
    expect(second.lines[0]).toMatch(/still running: attached/);
    expect(second.pid).toBe(first.pid);
    expect(await remembered(second.url)).toEqual({ answer: 42 });
    await second.stop();
    expect(programOf(first.pid)).toBeNull();
  });

  it('refuses a second process on its folder in one line, and goes on for the first', async () => {
    const first = await shop(dataDir);
    const second = await shop(dataDir);
    expect(second.lines).toHaveLength(2);
    expect(second.lines[1]).toMatch(/^refused Another process of the shop works on the data folder \S+\.$/);
    expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('serves one of several processes that start on an empty folder at once', async () => {
    const shops = await Promise.all([shop(dataDir), shop(dataDir), shop(dataDir)]);
    const words = shops.map(({ lines }) => lines.at(-1)?.split(' ')[0]);
    expect(Object.groupBy(words, (word) => String(word))).toEqual({
      ready: ['ready'],
      refused: ['refused', 'refused'],
    });
    expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres.init'))).toEqual([]);
  });

  it('recovers from the death of PostgreSQL itself under a living parent', async () => {
    const lines: string[] = [];
    const cluster = await start({ onGone: (reason) => lines.push(reason) });
    await remember(cluster.url);
    process.kill(cluster.pid, 'SIGKILL');
    await expect
      .poll(() => remembered(cluster.url).catch(() => null), { timeout: 15_000 })
      .toEqual({ answer: 42 });
    expect(lines).toEqual([]);
  });

  it.each(['another program', 'another PostgreSQL'])(
    'starts after both were killed and %s got the pid',
    async (who) => {
      const first = await shop(dataDir);
      await remember(first.url);
      await first.kill();
      process.kill(first.pid, 'SIGKILL');
      await expect.poll(() => programOf(first.pid)).toBeNull();
      const other = who === 'another program' ? process : await start({ dataDir: await folder(tmpdir()) });
      const path = join(dataDir, 'postgres', 'postmaster.pid');
      await writeFile(path, (await readFile(path, 'utf8')).replace(/^\d+/, String(other.pid)));
      expect(await remembered((await start()).url)).toEqual({ answer: 42 });
    },
  );

  it('starts after both were killed and nobody asked how PostgreSQL ended', async () => {
    const first = await shop(dataDir);
    await remember(first.url);
    // Whoever inherits it here never waits for it, so it keeps its pid.
    await first.kill();
    process.kill(first.pid, 'SIGKILL');
    expect(await remembered((await start()).url)).toEqual({ answer: 42 });
  });

  it('starts after the making of its folder was cut short', async () => {
    const half = join(dataDir, `postgres.init-999999999-dead`);
    await mkdir(half);
    await writeFile(join(half, 'PG_VERSION'), '');
    await start();
    expect(await readdir(dataDir)).not.toContain('postgres.init-999999999-dead');
  });

  it('starts in an empty folder that somebody has made for it', async () => {
    await mkdir(join(dataDir, 'postgres'));
    expect(await ask((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('refuses data of another version in one line', async () => {
    const cluster = await start();
    await cluster.stop();
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
    await expect(start()).rejects.toThrow(oneLine(/is of PostgreSQL 15, but this shop brings 18/));
  });

  it('refuses a folder that holds something else, and leaves it as it is', async () => {
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'holiday.jpg'), 'x');
    await expect(start()).rejects.toThrow(oneLine(/holds no PostgreSQL data that can be read/));
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['holiday.jpg']);
  });

  it('tells in one line what is broken in its data', async () => {
    const cluster = await start();
    await cluster.stop();
    await rm(join(dataDir, 'postgres', 'global', 'pg_control'));
    await expect(start()).rejects.toThrow(oneLine(/PostgreSQL did not start: .*pg_control.*postgres\.log/));
  });

  it('refuses a folder below a file in one line', async () => {
    await writeFile(join(dataDir, 'file'), '');
    dataDir = join(dataDir, 'file', 'data');
    await expect(start()).rejects.toThrow(oneLine(/Cannot use the data folder .*is a file, not a folder/));
  });

  it.runIf(!isRoot)('refuses a folder that may not be written to in one line', async () => {
    await chmod(dataDir, 0o555);
    await expect(start()).rejects.toThrow(oneLine(/there is no permission to write there/));
  });

  it.runIf(isRoot)('refuses a folder that may not be written to in one line, as another user', async () => {
    const { lines } = await shop(dataDir, { uid: NOBODY });
    expect(lines).toEqual([
      `refused Cannot use the data folder ${dataDir}: there is no permission to write there.`,
    ]);
  });

  it.runIf(isRoot)('refuses the folder of another user', async () => {
    const cluster = await start();
    await cluster.stop();
    await chown(join(dataDir, 'postgres'), NOBODY - 1, NOBODY - 1);
    await chown(dataDir, NOBODY, NOBODY);
    const { lines } = await shop(dataDir, { uid: NOBODY });
    expect(lines).toEqual([expect.stringMatching(/^refused Cannot use the data folder .*no permission/)]);
  });

  it.runIf(isRoot)('runs as another user for root, who may not run it', async () => {
    const { pid } = await start();
    expect((await stat(`/proc/${pid}`)).uid).not.toBe(0);
  });

  it.runIf(isRoot && canUnshare)('runs for root in a folder that nobody else may enter', async () => {
    await chmod(dataDir, 0o700);
    const first = await start();
    await remember(first.url);
    await first.stop();
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(0);
    expect(await remembered((await start()).url)).toEqual({ answer: 42 });
  });

  it.runIf(isRoot && canUnshare)(
    'keeps to the owner of its data when the folder is opened to others',
    async () => {
      await chmod(dataDir, 0o700);
      const first = await start();
      await remember(first.url);
      await first.stop();
      await chmod(dataDir, 0o755);
      expect(await remembered((await start()).url)).toEqual({ answer: 42 });
    },
  );

  it.runIf(isRoot)('tells root whose data nobody can reach any more what to do', async () => {
    const first = await start();
    await first.stop();
    await chmod(dataDir, 0o700);
    await expect(start()).rejects.toThrow(oneLine(/PostgreSQL refuses to run as root.*DATABASE_URL/));
  });

  const onSmallDisk = (size: string, more = '') => [
    ...['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'],
    `mount -t tmpfs -o size=${size} tmpfs "$0" && ${more} exec "$@"`,
    dataDir,
  ];

  it.runIf(isRoot && canUnshare)('tells a full disk in one line when its folder is made', async () => {
    const { lines } = await shop(dataDir, { wrap: onSmallDisk('16m') });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^refused .*(No space left on device|disk is full)/);
  });

  it.runIf(isRoot && canUnshare)('tells a full disk in one line when it is to start again', async () => {
    const source = await folder(tmpdir());
    const made = await start({ dataDir: source });
    await made.stop();
    await chownTree(source);
    const fill = `cp -a '${source}/.' "$0" && { cat /dev/zero > "$0/filler" 2>/dev/null || true; } &&`;
    const { lines } = await shop(dataDir, { wrap: onSmallDisk('100m', fill) });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^refused .*(No space left on device|disk is full)/);
  });

  async function chownTree(path: string): Promise<void> {
    await chown(path, 0, 0);
    const entries = await readdir(path, { recursive: true });
    for (const entry of entries) await chown(join(path, entry), 0, 0).catch(() => {});
  }
});
