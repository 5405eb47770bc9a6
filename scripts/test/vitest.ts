import { exactly } from './exactly.ts';
import type { Part } from './part.ts';
import { tested } from './tested.ts';

interface Projects {
  /** Of vitest.workspace.ts; all but these where they begin with `!`. */
  projects: readonly string[];
  /** The files whose names say that they are deep, or all others; what the tool is told of runs wherever it belongs. */
  files: 'gate' | 'deep';
  /** Tests of processes or of a browser, which can fail by chance: what failed runs once more. */
  again?: boolean;
  /** Files at once. @default one fewer than there are cores */
  workers?: number;
}

/** Unit tests, and tests of processes. */
export function vitest(name: string, { projects, files, again = false, workers }: Projects): Part['run'] {
  const command = ['run', '--config', 'vitest.workspace.ts', '--reporter=default', '--reporter=json'];
  const which = files === 'deep' ? ['.deep.'] : ['--exclude=**/*.deep.test.ts'];
  return ({ live, args }) =>
    tested({
      name,
      command: 'vitest',
      args: (report) => [
        ...command,
        `--outputFile.json=${report}`,
        ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
        ...projects.map((project) => `--project=${project}`),
        ...(args.length > 0 ? args : which),
      ],
      live,
      ...(again && { alone: ({ file, name: test }) => ({ args: [file, '-t', exactly(test)] }) }),
    });
}
