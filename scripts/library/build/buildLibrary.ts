import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.ts';
import { declare } from './declare.ts';
import { readDoors } from './doors.ts';
import { packageJson } from './packageJson.ts';
import type { WorkspacePackage } from './packageJson.ts';
import { distDir, rootDir, uiDir } from './paths.ts';

/** Builds what others install into `packages/ui/dist`: modules, sheets, fonts, types, tokens, words. */
export async function buildLibrary(): Promise<void> {
  const doors = readDoors();
  await rm(distDir, { recursive: true, force: true });
  await mkdir(distDir);
  const [imported] = await Promise.all([bundle(doors), declare(doors)]);
  const source = JSON.parse(await readFile(join(uiDir, 'package.json'), 'utf8')) as WorkspacePackage;
  const made = packageJson(source, doors, imported);
  await writeFile(join(distDir, 'package.json'), `${JSON.stringify(made, null, 2)}\n`);
  await cp(join(uiDir, 'tokens'), join(distDir, 'tokens'), { recursive: true });
  await copyFile(join(rootDir, 'LICENSE'), join(distDir, 'LICENSE'));
  for (const words of ['README.md', 'CHANGELOG.md']) {
    if (existsSync(join(uiDir, words))) await copyFile(join(uiDir, words), join(distDir, words));
  }
}
