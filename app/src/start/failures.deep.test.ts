import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createRoom } from '../testing/createRoom.ts';
import type { LaunchOptions } from '../testing/launchShop.ts';
import { postgresOf } from '../testing/postgresOf.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
const room = createRoom();
afterAll(() => room.clear());

/** Lines of a start that has to fail, and leaves nothing behind. */
async function complaintsOf(dataDir: string, options?: LaunchOptions): Promise<string[]> {
  const shop = room.launch(dataDir, options);
  expect(await shop.ended).toBe(1);
  expect(postgresOf(dataDir)).toBeNull();
  return shop.complaints();
}

/** Somebody else's program on a port. */
async function occupy(): Promise<{ port: number; leave(): void }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, leave: () => server.close() };
}

describe('a start that cannot be says why in one line', () => {
  test('the port is taken', async () => {
    const { port, leave } = await occupy();
    const lines = await complaintsOf(await room.folder(), { env: { PORT: String(port) } });
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^Port ${port} is taken\\..* PORT=`))]);
    leave();
  });

  test('a part of the data folder’s path is a file', async () => {
    const file = join(await room.folder(), 'file');
    await writeFile(file, '');
    expect(await complaintsOf(join(file, 'data'))).toEqual([
      `Cannot use the data folder ${file}/data: a part of that path is a file, not a folder.`,
    ]);
  });

  test.runIf(isRoot)('the data folder may not be written to', async () => {
    const dataDir = await room.folder();
    expect(await complaintsOf(dataDir, { uid: NOBODY })).toEqual([
      `Cannot use the data folder ${dataDir}: there is no permission to write there.`,
    ]);
  });

  test('what lies in the data folder is no PostgreSQL', async () => {
    const dataDir = await room.folder();
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres/photo.jpg'), '');
    expect(await complaintsOf(dataDir)).toEqual([expect.stringContaining('holds no PostgreSQL data')]);
  });

  test('another process works on the data folder, and goes on', async () => {
    const dataDir = await room.filled();
    const first = await room.open(dataDir);
    const second = room.launch(dataDir);
    expect(await second.ended).toBe(1);
    expect(second.complaints()).toEqual([`Another process of the shop works on the data folder ${dataDir}.`]);
    expect((await fetch(first.url)).status).toBe(200);
  });

  test('nobody answers at DATABASE_URL', async () => {
    const DATABASE_URL = 'postgresql://shop:hunter2@127.0.0.1:1/shop';
    const lines = await complaintsOf(await room.folder(), { env: { DATABASE_URL } });
    expect(lines).toEqual([expect.stringMatching(/^Cannot use the database: .*ECONNREFUSED/)]);
    expect(lines.join()).not.toContain('hunter2');
  });

  test('what answers at DATABASE_URL is no PostgreSQL', async () => {
    const { port, leave } = await occupy();
    const DATABASE_URL = `postgresql://shop:hunter2@127.0.0.1:${port}/shop`;
    const lines = await complaintsOf(await room.folder(), { env: { DATABASE_URL } });
    expect(lines).toEqual([expect.stringMatching(/^Cannot use the database: /)]);
    leave();
  });

  test('pictures could not be kept beside an outside database', async () => {
    const file = join(await room.folder(), 'file');
    await writeFile(file, '');
    const DATABASE_URL = 'postgresql://shop@127.0.0.1:1/shop';
    expect(await complaintsOf(file, { env: { DATABASE_URL } })).toEqual([
      `Cannot use the data folder ${file}: a file is in the way.`,
    ]);
  });

  test('the environment is wrong: a line for each value', async () => {
    const lines = await complaintsOf(await room.folder(), { env: { PORT: 'http', DEMO: 'yes' } });
    expect(lines).toEqual([expect.stringMatching(/^PORT /), expect.stringMatching(/^DEMO /)]);
  });

  test('the host is not of this machine', async () => {
    const lines = await complaintsOf(await room.folder(), { env: { DEMO_PUBLIC: '1', HOST: '203.0.113.7' } });
    expect(lines).toEqual(['HOST 203.0.113.7 is not an address of this machine.']);
  });

  test('Node is too old', async () => {
    const old = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'24.4.0'})";
    expect(await complaintsOf(await room.folder(), { flags: ['--import', old] })).toEqual([
      expect.stringMatching(/^Node 26 or newer is needed, and this one is 24\.4\.0/),
    ]);
  });
});
