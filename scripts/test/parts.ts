import { checked } from './checked.ts';
import { endToEnd } from './endToEnd.ts';
import type { Part, RunOptions } from './part.ts';
import { stories } from './stories.ts';
import { tested } from './tested.ts';

const CRUISED = ['packages', 'app', 'scripts', '.storybook', '--config', '.dependency-cruiser.cjs'];

/** Everything that guards the project, quick checks first. */
export const parts: readonly Part[] = [
  check('format', 'oxfmt', '--check'),
  check('types', 'tsc', '--noEmit', '-p', 'tsconfig.json'),
  check('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  check('layers', 'depcruise', ...CRUISED),
  check('rules', 'node', 'scripts/rules/main.ts'),
  check('unused', 'knip', '--no-progress', '--no-tag-hints'),
  check('uncalled', 'knip', '--no-progress', '--production'),
  { name: 'sizes', weight: 2, run: sizes },
  { name: 'library', weight: 2, run: vitest('library', '--project=library') },
  // Side by side: the one computes, the other waits for processes that start and end.
  { name: 'unit', weight: 1, run: vitest('unit', '--project=!start', '--project=!library') },
  { name: 'start', weight: 1, run: vitest('start', '--project=start') },
  { name: 'stories', weight: 2, run: stories },
  { name: 'e2e', weight: 2, run: endToEnd },
];

function check(name: string, command: string, ...own: string[]): Part {
  return { name, weight: 1, run: ({ live, args }) => checked(command, [...own, ...args], { live }) };
}

async function sizes({ live }: RunOptions): ReturnType<Part['run']> {
  const built = await checked('node', ['app/src/build/cli.ts'], { live });
  return built.failed > 0 ? built : checked('node', ['scripts/sizes/main.ts'], { live });
}

function vitest(name: string, ...projects: string[]): Part['run'] {
  return ({ live, args }) => {
    const command = [
      'run',
      '--config',
      'vitest.workspace.ts',
      ...projects,
      '--reporter=default',
      '--reporter=json',
    ];
    return tested(name, 'vitest', (file) => [...command, `--outputFile.json=${file}`, ...args], { live });
  };
}
