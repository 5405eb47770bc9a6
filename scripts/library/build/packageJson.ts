import { moduleName } from './paths.ts';

/** What of `package.json` the published one is made of. */
export interface WorkspacePackage {
  name: string;
  version: string;
  description: string;
  license: string;
  type: string;
  sideEffects: readonly string[];
  dependencies: Readonly<Record<string, string>>;
  peerDependencies: Readonly<Record<string, string>>;
  peerDependenciesMeta: Readonly<Record<string, unknown>>;
}

/**
 * `package.json` of the published package: as in the workspace, but every door is named and leads to what was built,
 * and what only the build needs is gone. Throws where a package of `imported` is not named.
 */
export function packageJson(source: WorkspacePackage, doors: readonly string[], imported: readonly string[]) {
  const { name, version, description, license, type } = source;
  const { sideEffects, dependencies, peerDependencies, peerDependenciesMeta } = source;
  const missing = imported.filter((id) => !(id in dependencies) && !(id in peerDependencies));
  if (missing.length > 0) throw new Error(`Imported, but no dependency of ${name}: ${missing.join(', ')}`);
  return {
    name,
    version,
    description,
    license,
    type,
    sideEffects: sideEffects.map(built),
    exports: {
      ...Object.fromEntries(
        doors.map((door) => [`./${door}`, { types: `./${door}/index.d.ts`, default: `./${door}/index.js` }]),
      ),
      './tokens/*.json': './tokens/*.json',
      './package.json': './package.json',
    },
    dependencies,
    peerDependencies,
    peerDependenciesMeta,
  };
}

/** `./src/theme/index.ts` is built into `./theme/index.js`, `Button.css.ts` into `Button.styles.js`. */
function built(file: string): string {
  const [name = '', module] = file.replace(/^\.\/src\//, './').split(/\.tsx?$/);
  return module === undefined ? name : `${moduleName(name)}.js`;
}
