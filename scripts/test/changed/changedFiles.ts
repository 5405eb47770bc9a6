import { execFileSync } from 'node:child_process';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** Where this branch left `main`: the first of these that is known here. */
function base(): string {
  for (const name of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', name)[0] ?? 'HEAD';
    } catch {
      // A clone may have the one, the other, or none.
    }
  }
  return 'HEAD';
}

/** Files that differ from `main`, committed or not, from the root of the repository; those that are gone are not named. */
export function changedFiles(): string[] {
  const tracked = git('diff', '--name-only', '--diff-filter=d', base());
  const fresh = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...tracked, ...fresh])].toSorted();
}
