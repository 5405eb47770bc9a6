import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommand } from '../../test/runCommand.ts';
import { distDir, moduleName, uiDir } from './paths.ts';

const PROJECT = join(uiDir, 'tsconfig.build.json');
/** A file of ours in a declaration, as the compiler leaves it: `from './Button.tsx'`, `import("../x/index.ts")`. */
const OWN = /(?<before>(?:from |import\()(?<quote>['"]))(?<way>\.[^'"]*)\.tsx?(?=\k<quote>)/g;
const asBuilt = (_: string, before: string, _quote: string, way: string) => `${before}${moduleName(way)}.js`;
/** What a module does besides exporting has no type. */
const BARE = /^import '[^']*';\n/gm;

/**
 * Types of the doors and of what they need, beside the modules. The compiler names files of ours by `.ts`, which
 * nobody has who installs the package: they become the `.js` that a declaration stands for.
 */
export async function declare(doors: readonly string[]): Promise<void> {
  const made = await mkdtemp(join(tmpdir(), 'siren-types-'));
  try {
    const { code, log } = await runCommand('tsc', ['-p', PROJECT, '--outDir', made]);
    if (code !== 0) throw new Error(`The declarations fail:\n${log.split('\n').slice(0, 20).join('\n')}`);
    const wanted = new Set(doors.map((door) => `${door}/index`));
    for (const name of wanted) {
      const text = (await readFile(join(made, `${name}.d.ts`), 'utf8')).replace(BARE, '');
      for (const { groups } of text.matchAll(OWN)) wanted.add(join(dirname(name), groups?.['way'] ?? ''));
      const file = join(distDir, `${moduleName(name)}.d.ts`);
      mkdirSync(dirname(file), { recursive: true });
      await writeFile(file, text.replace(OWN, asBuilt));
    }
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}
