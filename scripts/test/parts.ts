import { rmSync } from 'node:fs';
import { findChromium } from '../chromium.ts';
import { countsOf, readCounts } from './counts.ts';
import type { Counts } from './counts.ts';
import { runCommand } from './runCommand.ts';
import { serveFolder } from './serveFolder.ts';

/** What a part came to. */
export interface Outcome extends Counts {
  log: string;
}

export interface RunOptions {
  /** Shows the output while it comes. */
  live: boolean;
  /** Arguments for the tool, e.g. the name of a test. */
  args: readonly string[];
}

export interface Part {
  name: string;
  /** Of the machine's two: 2 runs alone. */
  weight: 1 | 2;
  run(options: RunOptions): Promise<Outcome>;
}

/** Where reports go. */
export const REPORTS = '.cache/test';

/** Everything that guards the project, quick checks first. */
export const parts: readonly Part[] = [
  check('format', 'oxfmt', '--check'),
  check('types', 'tsc', '--noEmit', '-p', 'tsconfig.json'),
  check('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  check(
    'layers',
    'depcruise',
    'packages',
    'app',
    'scripts',
    '.storybook',
    '--config',
    '.dependency-cruiser.cjs',
  ),
  check('rules', 'node', 'scripts/rules/main.ts'),
  check('unused', 'knip', '--no-progress'),
  { name: 'sizes', weight: 2, run: sizes },
  { name: 'unit', weight: 2, run: vitest('unit', '--project=!start') },
  { name: 'start', weight: 2, run: vitest('start', '--project=start') },
  { name: 'stories', weight: 2, run: stories },
  { name: 'e2e', weight: 2, run: endToEnd },
];

/** A command that counts as one check. */
function check(name: string, command: string, ...args: string[]): Part {
  return {
    name,
    weight: 1,
    async run(options) {
      const { code, log } = await runCommand(command, [...args, ...options.args], options);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, log };
    },
  };
}

async function sizes({ live }: RunOptions): Promise<Outcome> {
  const built = await runCommand('node', ['app/src/build/cli.ts'], { live });
  if (built.code !== 0) return { passed: 0, failed: 1, log: built.log };
  return check('sizes', 'node', 'scripts/sizes/main.ts').run({ live, args: [] });
}

function vitest(name: string, project: string): Part['run'] {
  return ({ live, args }) => {
    const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${fresh(name)}`];
    return tested(name, 'vitest', ['run', '--config', 'vitest.workspace.ts', project, ...report, ...args], {
      live,
    });
  };
}

async function stories({ live, args }: RunOptions): Promise<Outcome> {
  const CHROMIUM_PATH = await findChromium(console.log);
  const built = await runCommand('storybook', ['build', '--quiet', '-o', 'storybook-static'], { live });
  if (built.code !== 0) return { passed: 0, failed: 1, log: built.log };
  const report = ['--json', '--outputFile', fresh('stories')];
  return serveFolder('storybook-static', (url) =>
    tested('stories', 'test-storybook', ['--url', url, '--maxWorkers', '2', ...report, ...args], {
      live,
      env: { CHROMIUM_PATH },
    }),
  );
}

async function endToEnd({ live, args }: RunOptions): Promise<Outcome> {
  const CHROMIUM_PATH = await findChromium(console.log);
  const env = { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: fresh('e2e') };
  const command = ['test', '--config', 'app/e2e/playwright.config.ts', ...args];
  return tested('e2e', 'playwright', command, { live, env });
}

/** Runs a command that writes a report, and counts what stands there. */
async function tested(
  name: string,
  command: string,
  args: string[],
  options: Parameters<typeof runCommand>[2],
): Promise<Outcome> {
  const { code, log } = await runCommand(command, args, options);
  return { ...countsOf(code, await readCounts(reportOf(name))), log };
}

const reportOf = (name: string): string => `${REPORTS}/${name}.json`;

/** Where a part's report goes; an older one must not be counted for it. */
function fresh(name: string): string {
  rmSync(reportOf(name), { force: true });
  return reportOf(name);
}
