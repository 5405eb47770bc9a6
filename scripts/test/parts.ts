import { checked } from './checked.ts';
import { endToEnd } from './endToEnd.ts';
import type { Part, RunOptions } from './part.ts';
import { stories } from './stories.ts';
import { vitest } from './vitest.ts';

/** Everything that guards the project. The start comes first: it takes one core for as long as all that is small takes the other. */
export const parts: readonly Part[] = [
  { name: 'start', weight: 1, run: vitest('start', { projects: ['start'], files: 'gate', again: true }) },
  check('format', 'oxfmt', '--check'),
  check('types', 'tsc', '--noEmit', '-p', 'tsconfig.json'),
  check('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  check('rules', 'node', 'scripts/rules/main.ts'),
  check('unused', 'knip', '--no-progress', '--no-tag-hints'),
  check('uncalled', 'knip', '--no-progress', '--production'),
  { name: 'sizes', weight: 1, run: sizes },
  {
    name: 'unit',
    weight: 2,
    run: vitest('unit', { projects: ['!start', '!library'], files: 'gate', workers: 3 }),
  },
  { name: 'stories', weight: 2, run: stories },
  { ...check('docs', 'storybook', 'build', '--quiet', '-o', '.cache/docs'), deep: true },
  { name: 'e2e', weight: 2, run: endToEnd('e2e', 'gate') },
  {
    name: 'library',
    weight: 2,
    deep: true,
    run: vitest('library', { projects: ['library'], files: 'gate', again: true }),
  },
  {
    name: 'unit-deep',
    weight: 1,
    deep: true,
    run: vitest('unit-deep', { projects: ['!start', '!library'], files: 'deep', again: true }),
  },
  {
    name: 'start-deep',
    weight: 1,
    deep: true,
    run: vitest('start-deep', { projects: ['start'], files: 'deep', again: true }),
  },
  { name: 'e2e-deep', weight: 2, deep: true, run: endToEnd('e2e-deep', 'deep') },
];

function check(name: string, command: string, ...own: string[]): Part {
  return { name, weight: 1, run: ({ live, args }) => checked(command, [...own, ...args], { live }) };
}

async function sizes({ live }: RunOptions): ReturnType<Part['run']> {
  const built = await checked('node', ['app/src/build/cli.ts'], { live });
  return built.failed > 0 ? built : checked('node', ['scripts/sizes/main.ts'], { live });
}
