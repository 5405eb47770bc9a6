import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { OutputAsset, OutputChunk } from 'rolldown';
import { carryFiles } from './carryFiles.ts';
import { extractStyles } from './extractStyles.ts';
import { distDir, moduleName, srcDir, uiDir } from './paths.ts';

/** An import of a package, with or without a path in it; fonts and sheets of packages are carried along. */
const OUTSIDE = /^(?:@[\w-]+\/)?[a-z](?!.*\.(?:css|woff2\?url)$)[\w./-]*$/;

/**
 * Modules and sheets of the doors, one for each of ours, so that whoever takes a button gets nothing else. Answers
 * the packages that they import.
 */
export async function bundle(doors: readonly string[]): Promise<string[]> {
  const build = await rolldown({
    cwd: uiDir,
    input: Object.fromEntries(doors.map((door) => [`${door}/index`, join(srcDir, door, 'index.ts')])),
    external: OUTSIDE,
    plugins: [extractStyles(), carryFiles()],
    platform: 'browser',
    // The styles are most of the work, and meant to be.
    checks: { pluginTimings: false },
    // A class name that moved into its component would leave the sheet behind.
    optimization: { inlineConst: false },
  });
  const { output } = await build.write({
    dir: distDir,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: srcDir,
    entryFileNames: ({ name }) => `${moduleName(name)}.js`,
  });
  await build.close();
  return packagesOf(output);
}

function packagesOf(output: readonly (OutputAsset | OutputChunk)[]): string[] {
  const own = new Set(output.map(({ fileName }) => fileName));
  const imported = output.flatMap((file) =>
    file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
  );
  const outside = imported.filter((id) => !own.has(id) && OUTSIDE.test(id));
  return [...new Set(outside.map((id) => /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id))].toSorted();
}
