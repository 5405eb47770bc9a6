import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { readFileSync } from 'node:fs';

/** ESM is all there is: `require` of it is not a fault of the types. */
const MEANT = ['CJSResolvesToESM'];

/** What «are the types wrong» says of a packed package, one line a problem. */
export async function typesProblems(tarball: string): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
  if (!result.types) return ['it has no types'];
  return result.problems
    .filter(({ kind }) => !MEANT.includes(kind))
    .map((problem) => JSON.stringify(problem));
}
