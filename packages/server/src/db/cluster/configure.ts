import { createHash } from 'node:crypto';
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../../config/index.ts';
import type { Identity } from './identity.ts';
import { worksIn } from './postmaster.ts';

/** The longest path of a unix socket, bytes (Linux 107, macOS 103). */
const SOCKET_PATH_MAX = process.platform === 'linux' ? 107 : 103;
const SOCKET_NAME = '.s.PGSQL.5432';

/** A folder that only we may enter, with a path short enough for a socket. */
const makeSocketDir = async (dataDir: string, identity: Identity): Promise<string> => {
  const near = join(dataDir, 'socket');
  const fits = Buffer.byteLength(join(near, SOCKET_NAME)) <= SOCKET_PATH_MAX;
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const path = fits ? near : join(tmpdir(), `siren-${hash}`);
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await identity.own(path).catch(() => {});
  await chmod(path, 0o700).catch(() => {});
  const { mode } = await stat(path);
  if ((mode & 0o077) !== 0) throw new StartupError(`Others may enter ${path}: remove it and start again.`);
  return path;
};

/**
 * PostgreSQL takes a lock for one that holds as long as somebody has its pid, be it another program by now: a container
 * that was started again.
 */
const removeStaleLock = async (socketDir: string, folder: string): Promise<void> => {
  const path = join(socketDir, `${SOCKET_NAME}.lock`);
  const pid = Number.parseInt(await readFile(path, 'utf8').catch(() => ''), 10);
  if (pid && !(await worksIn(pid, folder))) await rm(path, { force: true });
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const quoted = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** Where a server is, and how it is reached. */
interface Place {
  dataDir: string;
  folder: string;
  transport: 'unix' | 'tcp';
  /** Of the loopback. @default a free one */
  port?: number;
}

/** Where PostgreSQL listens: a unix socket, or loopback TCP where `transport` says so. */
const listening = async (
  identity: Identity,
  { dataDir, folder, transport, port }: Place,
): Promise<string[]> => {
  if (transport === 'tcp') {
    return [
      "listen_addresses = '127.0.0.1'",
      "unix_socket_directories = ''",
      `port = ${port ?? (await freePort())}`,
    ];
  }
  const socketDir = await makeSocketDir(dataDir, identity);
  await removeStaleLock(socketDir, folder);
  const path = socketDir.replaceAll('"', '""');
  return [
    "listen_addresses = ''",
    `unix_socket_directories = ${quoted(`"${path}"`)}`,
    'unix_socket_permissions = 0700',
    'port = 5432',
  ];
};

/**
 * Without these a power cut may lose the last orders; only a throw-away cluster goes without. Tests ask each statement a few times: its
 * plan is made once there, and not anew for each of the first five.
 */
const FORGETFUL = [
  'fsync = off',
  'synchronous_commit = off',
  'full_page_writes = off',
  'autovacuum = off',
  'plan_cache_mode = force_generic_plan',
];

/** Writes postgresql.conf anew before each start: it is ours, whatever an earlier version wrote. */
export async function configure(identity: Identity, options: Place & { durable: boolean }): Promise<void> {
  const path = join(options.folder, 'postgresql.conf');
  const lines = [
    '# Written by the shop at each start.',
    ...(await listening(identity, options)),
    'max_connections = 100',
    'shared_buffers = 128MB',
    'max_wal_size = 1GB',
    'jit = off',
    // The page beside costs no less on a disk without a head: what is counted is counted in an index.
    'random_page_cost = 1.1',
    // Of few cores a statement has one: others are for other visitors, and to begin two more processes takes longer than it saves.
    'max_parallel_workers_per_gather = 0',
    "timezone = 'UTC'",
    "log_timezone = 'UTC'",
    "lc_messages = 'C'",
    "log_line_prefix = '%m '",
    'log_checkpoints = off',
    // Statements would bring what buyers typed into the log.
    'log_min_error_statement = panic',
    // A client that was killed must not leave its long statement running.
    ...(process.platform === 'win32' ? [] : ["client_connection_check_interval = '2s'"]),
    ...(options.durable ? [] : FORGETFUL),
  ];
  await writeFile(path, `${lines.join('\n')}\n`, { mode: 0o600 });
  await identity.own(path);
}
