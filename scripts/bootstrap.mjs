// Brings node_modules to what the lockfile says, once, however many commands start at the same time.
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** The package manager; pinned here and nowhere else. */
export const PNPM = 'pnpm@12.21.0';
/** How often another process's install is looked at, ms. */
const POLL_MS = 200;
/** How often an install shows that it lives, and after how long without it counts as killed, ms. */
const BEAT_MS = 500;
const STALE_MS = 4000;
const LOG_LINES = 15;

/** Installs where `node_modules` is not what the manifests say. Throws an Error of one line where that fails. */
export async function bootstrap(root) {
  const wanted = stampOf(root);
  const stamp = join(root, 'node_modules', '.siren-stamp');
  const isReady = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isReady()) return;
  const release = await lock(root, isReady);
  if (release === null) return;
  try {
    if (isReady()) return;
    await install(root);
    writeFileSync(stamp, wanted);
  } finally {
    release();
  }
}

/** Changes with everything that an install depends on. */
function stampOf(root) {
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'package.json'));
  const files = [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    join('app', 'package.json'),
    ...packages,
  ];
  const hash = createHash('sha256').update([PNPM, process.platform, process.arch].join());
  for (const file of files.filter((name) => existsSync(join(root, name)))) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Waits for its turn: a function that ends it, or null where another process did the work meanwhile. */
async function lock(root, isReady) {
  const folder = join(root, '.cache');
  const file = join(folder, 'install.lock');
  const id = randomUUID();
  const own = join(folder, `install.${id}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(own, id);
  } catch (error) {
    throw new Error(`${folder} cannot be written (${error.code}), so the dependencies cannot be installed.`);
  }
  const beat = setInterval(() => touch(own), BEAT_MS);
  const drop = () => {
    clearInterval(beat);
    if (holderOf(file) === id) rmSync(file, { force: true });
    rmSync(own, { force: true });
  };
  process.on('exit', drop);
  while (!take(own, file)) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    if (isReady()) {
      drop();
      return null;
    }
  }
  return drop;
}

/** A lock is a second name of its holder's own file, which the holder touches while it lives. */
function take(own, file) {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holder = holderOf(file);
  if (holder !== null && Date.now() - touchedAt(file) > STALE_MS) moveAside(file, holder, `${own}.stale`);
  return false;
}

/** Takes away what a killed process left behind, so that the next try starts afresh. */
function moveAside(file, holder, aside) {
  try {
    renameSync(file, aside);
    // Another one was quicker, and this is its lock: back with it.
    if (holderOf(aside) !== holder) linkSync(aside, file);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function holderOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function touch(file) {
  const now = new Date();
  utimesSync(file, now, now);
}

function touchedAt(file) {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return Date.now();
  }
}

async function install(root) {
  console.error('Installing the dependencies: about half a minute the first time…');
  const log = join(root, '.cache', 'install.log');
  // Not a production install, whatever the environment says: the build and the tests need their tools.
  const { NODE_ENV: _, ...env } = process.env;
  const npx = spawn('npx', ['--yes', PNPM, 'install', '--frozen-lockfile'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [npx.stdout, npx.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => {
    npx.on('error', (error) => resolve(error.code));
    npx.on('exit', resolve);
  });
  writeFileSync(log, output);
  if (code === 0) return;
  const reason = reasonOf(output, code);
  throw new Error(`The dependencies were not installed: ${reason} (more in .cache/install.log).`);
}

function reasonOf(output, code) {
  if (code === 'ENOENT') return 'npx, which comes with npm, was not found';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH|network/i.test(output)) {
    return 'the package registry cannot be reached';
  }
  if (/ENOSPC/.test(output)) return 'the disk is full';
  if (/EACCES|EROFS|EPERM/.test(output)) return 'node_modules cannot be written';
  if (/OUTDATED_LOCKFILE/.test(output)) return 'pnpm-lock.yaml does not fit the package.json files';
  const lines = output.trim().split('\n').slice(-LOG_LINES);
  return lines.find((line) => /ERR/.test(line)) || `the package manager ended with ${code}`;
}
