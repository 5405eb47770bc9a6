import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, createRoom, remember, remembered } from './testing/room.ts';

const isRoot = process.getuid?.() === 0;
const canUnshare = spawnSync('unshare', ['--user', '--map-root-user', '--mount', 'true']).status === 0;
const NOBODY = 65_534;

const oneLine = (pattern: RegExp) => new RegExp(`^[^\\n]*(?:${pattern.source})[^\\n]*$`);

describe('the data folder', () => {
  const room = createRoom();
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await room.folder();
  });
  afterEach(() => room.clear());

  it('starts in an empty folder that somebody has made for it', async () => {
    await mkdir(join(dataDir, 'postgres'));
    expect(await ask((await room.start(dataDir)).url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('refuses data of another version in one line', async () => {
    const cluster = await room.start(dataDir);
    await cluster.stop();
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
    await expect(room.start(dataDir)).rejects.toThrow(
      oneLine(/is of PostgreSQL 15, but this shop brings 18/),
    );
  });

  it('refuses a folder that holds something else, and leaves it as it is', async () => {
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'holiday.jpg'), 'x');
    await expect(room.start(dataDir)).rejects.toThrow(oneLine(/holds no PostgreSQL data that can be read/));
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['holiday.jpg']);
  });

  it('tells in one line what is broken in its data', async () => {
    const cluster = await room.start(dataDir);
    await cluster.stop();
    await rm(join(dataDir, 'postgres', 'global', 'pg_control'));
    await expect(room.start(dataDir)).rejects.toThrow(
      oneLine(/PostgreSQL did not start: .*pg_control.*postgres\.log/),
    );
  });

  it('refuses a folder below a file in one line', async () => {
    await writeFile(join(dataDir, 'file'), '');
    dataDir = join(dataDir, 'file', 'data');
    await expect(room.start(dataDir)).rejects.toThrow(
      oneLine(/Cannot use the data folder .*is a file, not a folder/),
    );
  });

  it.runIf(!isRoot)('refuses a folder that may not be written to in one line', async () => {
    await chmod(dataDir, 0o555);
    await expect(room.start(dataDir)).rejects.toThrow(oneLine(/there is no permission to write there/));
  });

  it.runIf(isRoot)('refuses a folder that may not be written to in one line, as another user', async () => {
    const { lines } = await room.shop(dataDir, { uid: NOBODY });
    expect(lines).toEqual([
      `refused Cannot use the data folder ${dataDir}: there is no permission to write there.`,
    ]);
  });

  it.runIf(isRoot)('refuses the folder of another user', async () => {
    const cluster = await room.start(dataDir);
    await cluster.stop();
    await chown(join(dataDir, 'postgres'), NOBODY - 1, NOBODY - 1);
    await chown(dataDir, NOBODY, NOBODY);
    const { lines } = await room.shop(dataDir, { uid: NOBODY });
    expect(lines).toEqual([expect.stringMatching(/^refused Cannot use the data folder .*no permission/)]);
  });

  it.runIf(isRoot)('runs as another user for root, who may not run it', async () => {
    const { pid } = await room.start(dataDir);
    expect((await stat(`/proc/${pid}`)).uid).not.toBe(0);
  });

  it.runIf(isRoot && canUnshare)('runs for root in a folder that nobody else may enter', async () => {
    await chmod(dataDir, 0o700);
    const first = await room.start(dataDir);
    await remember(first.url);
    await first.stop();
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(0);
    expect(await remembered((await room.start(dataDir)).url)).toEqual({ answer: 42 });
  });

  it.runIf(isRoot && canUnshare)(
    'keeps to the owner of its data when the folder is opened to others',
    async () => {
      await chmod(dataDir, 0o700);
      const first = await room.start(dataDir);
      await remember(first.url);
      await first.stop();
      await chmod(dataDir, 0o755);
      expect(await remembered((await room.start(dataDir)).url)).toEqual({ answer: 42 });
    },
  );

  it.runIf(isRoot)('tells root whose data nobody can reach any more what to do', async () => {
    const first = await room.start(dataDir);
    await first.stop();
    await chmod(dataDir, 0o700);
    await expect(room.start(dataDir)).rejects.toThrow(
      oneLine(/PostgreSQL refuses to run as root.*DATABASE_URL/),
    );
  });

  const onSmallDisk = (size: string, more = '') => [
    ...['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'],
    `mount -t tmpfs -o size=${size} tmpfs "$0" && ${more} exec "$@"`,
    dataDir,
  ];

  it.runIf(isRoot && canUnshare)('tells a full disk in one line when its folder is made', async () => {
    const { lines } = await room.shop(dataDir, { wrap: onSmallDisk('16m') });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^refused .*(No space left on device|disk is full)/);
  });

  it.runIf(isRoot && canUnshare)('tells a full disk in one line when it is to start again', async () => {
    const source = await room.folder();
    const made = await room.start(source);
    await made.stop();
    await chownTree(source);
    const fill = `cp -a '${source}/.' "$0" && { cat /dev/zero > "$0/filler" 2>/dev/null || true; } &&`;
    const { lines } = await room.shop(dataDir, { wrap: onSmallDisk('100m', fill) });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^refused .*(No space left on device|disk is full)/);
  });

  async function chownTree(path: string): Promise<void> {
    await chown(path, 0, 0);
    const entries = await readdir(path, { recursive: true });
    for (const entry of entries) await chown(join(path, entry), 0, 0).catch(() => {});
  }
});
