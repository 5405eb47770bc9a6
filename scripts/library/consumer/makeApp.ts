import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { distDir } from '../build/paths.ts';
import { install } from '../install.ts';

interface Manifest {
  dependencies: Record<string, string>;
}

/** Packs what was built, as `npm publish` would. Answers the file. */
export function pack(): string {
  const folder = mkdtempSync(join(tmpdir(), 'siren-packed-'));
  const said = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: distDir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [packed] = JSON.parse(said) as { filename: string }[];
  return join(folder, packed?.filename ?? '');
}

/** Writes an app into a new folder outside the workspace and installs it with the packed library. */
export async function makeApp(files: ReadonlyMap<string, string>, tarball: string): Promise<string> {
  const app = mkdtempSync(join(tmpdir(), 'siren-consumer-'));
  for (const [name, text] of files) {
    mkdirSync(dirname(join(app, name)), { recursive: true });
    writeFileSync(join(app, name), text);
  }
  const manifest = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8')) as Manifest;
  manifest.dependencies['@siren/ui'] = `file:${tarball}`;
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
  await install(app);
  return app;
}
