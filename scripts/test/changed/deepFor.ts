/** Deep parts and the folders whose change they look at: what they try is written there. */
const LOOKS_AT: Record<string, readonly string[]> = {
  'unit-deep': [
    'packages/server/src/db/',
    'packages/server/src/orders/',
    'packages/server/src/payments/',
    'packages/server/src/imports/',
  ],
  'start-deep': ['packages/server/src/db/', 'app/src/start/', 'app/src/commands/'],
  library: ['packages/ui/', 'scripts/library/'],
};

/** Names of the deep parts that a change of `files` touches. */
export function deepFor(files: readonly string[]): string[] {
  return Object.entries(LOOKS_AT)
    .filter(([, folders]) => files.some((file) => folders.some((folder) => file.startsWith(folder))))
    .map(([name]) => name);
}
