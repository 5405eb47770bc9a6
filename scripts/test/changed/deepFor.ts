/** Deep parts and the folders whose change they look at: what they try is written there. */
const LOOKS_AT: Record<string, readonly string[]> = {
  'start-deep': ['packages/server/src/db/', 'app/src/start/', 'app/src/commands/'],
  library: ['packages/ui/', 'scripts/library/'],
};

/** Names of the deep parts that a change of `files` touches. */
export function deepFor(files: readonly string[]): string[] {
  return Object.entries(LOOKS_AT)
    .filter(([, folders]) => files.some((file) => folders.some((folder) => file.startsWith(folder))))
    .map(([name]) => name);
}

/** What a file is about, whichever package it is of: `orders`; a folder of scripts. */
const nounOf = (file: string): string =>
  /^packages\/[^/]+\/src\/([^/]+)\//.exec(file)?.[1] ?? file.split('/').slice(0, -1).join('/');

/** What else a noun is tried by: what it is about runs through the tests of others. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  account: ['http'],
  'back-office': ['receipts'],
  orders: ['fulfilment', 'receipts'],
  payments: ['fulfilment', 'orders', 'receipts'],
};

/** What the tests of a change are about; those of http go over all calls. */
const nounsOf = (file: string): readonly string[] => {
  const noun = nounOf(file);
  return [noun, ...(ALSO[noun] ?? []), ...(file.startsWith('packages/contract/') ? ['http'] : [])];
};

/** Deep unit tests, of all `tests`, about what `files` are about: everything imports the shop that they try, so that imports tell nothing. */
export function deepUnitsFor(files: readonly string[], tests: readonly string[]): string[] {
  const nouns = new Set(files.flatMap(nounsOf));
  return tests.filter(
    (test) => test.endsWith('.deep.test.ts') && !test.startsWith('app/') && nouns.has(nounOf(test)),
  );
}
