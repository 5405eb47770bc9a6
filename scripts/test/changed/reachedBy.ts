import { dirname } from 'node:path';

interface Module {
  source: string;
  dependencies: readonly { resolved: string }[];
}

/**
 * Modules that a change of `files` can touch, the nearest first: the files themselves, who imports them, who imports those.
 * A file that no module imports by name (a picture, a migration) counts for the modules of its folder.
 */
export function reachedBy(files: readonly string[], modules: readonly Module[]): string[] {
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
    }
  }
  const known = new Set(modules.map(({ source }) => source));
  const modulesOf = (file: string): string[] => {
    if (known.has(file)) return [file];
    const folder = dirname(file).replace(/\/__pictures__$/, '');
    return modules.map(({ source }) => source).filter((source) => dirname(source) === folder);
  };
  // A set goes on with what is added while it is walked.
  const reached = new Set(files.flatMap(modulesOf));
  for (const module of reached) for (const importer of importers.get(module) ?? []) reached.add(importer);
  return [...reached];
}
