import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first is twice as fast in the stories, and the one that their pictures are compared on. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * The Chromium that stories, end-to-end tests and benchmarks run in: the one that CHROMIUM_PATH names, else the
 * system's, else one that is installed now. Says which. Throws an Error of one line where there is none to be had.
 */
export async function findChromium(log: (line: string) => void): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
    return tell(named, log);
  }
  const found = inPath();
  if (found !== null) return tell(found, log);
  log('Chromium: none found, installing one…');
  const installed = installFromDebian() ?? (await installFromPlaywright());
  if (installed !== null) return tell(installed, log);
  throw new Error('No Chromium found and none could be installed: set CHROMIUM_PATH to an executable.');
}

/** What the executable says of itself, e.g. `Chromium 156.0.8078.79`; empty where it does not run. */
export function chromiumVersion(path: string): string {
  const { stdout } = spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8' });
  return stdout?.trim() ?? '';
}

function tell(path: string, log: (line: string) => void): string {
  log(`Chromium: ${path} ${chromiumVersion(path)}`);
  return path;
}

function inPath(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync) ?? null;
}

function installFromDebian(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']);
  return inPath();
}

async function installFromPlaywright(): Promise<string | null> {
  run('npx', ['playwright', 'install', 'chromium']);
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

function run(command: string, args: string[]): void {
  try {
    execFileSync(command, args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // The next way is tried; where none is left, the caller says so.
  }
}
