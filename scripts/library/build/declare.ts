import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommand } from '../../test/runCommand.ts';
import { distDir, uiDir } from './paths.ts';

const PROJECT = join(uiDir, 'tsconfig.build.json');
/** A file of ours in a declaration, as the compiler leaves it: `from './Button.tsx'`, `import("../x/index.ts")`. */
const OWN = /(?<before>(?:from |import\()(?<quote>['"]))(?<way>\.[^'"]*)\.tsx?(?=\k<quote>)/g;
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
      mkdirSync(dirname(join(distDir, name)), { recursive: true });
      await writeFile(join(distDir, `${name}.d.ts`), text.replace(OWN, '$<before>$<way>.js'));
    }
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}
