import { copyFile, mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../build/paths.ts';
import { install } from '../install.ts';
import type { Peer } from './alike.ts';
import { buildOf, weigh } from './weigh.ts';
import type { Weight } from './weigh.ts';

const MANIFESTS = join(import.meta.dirname, '../peers');
const FOLDER = join(rootDir, '.cache/peers');

/** Installs the other design systems beside everything else: only who compares needs them. */
export async function installPeers(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const file of ['package.json', 'pnpm-lock.yaml'])
    await copyFile(join(MANIFESTS, file), join(FOLDER, file));
  await install(FOLDER, '--frozen-lockfile');
}

/** What an app brings that takes `names` of a design system, with the provider and the sheets that this one wants. */
export async function weighPeer(peer: Peer, names: readonly string[]): Promise<Weight> {
  const list = [...new Set(names.flatMap((name) => name.split(', ')))].join(', ');
  if (peer === 'mui') return weigh(FOLDER, `export { ${list} } from '@mui/material';`);
  if (peer === 'radix') {
    const sheet = `import '@radix-ui/themes/styles.css';`;
    return weigh(FOLDER, `${sheet} export { Theme, ${list} } from '@radix-ui/themes';`);
  }
  const code = `export { MantineProvider, ${list} } from '@mantine/core';`;
  return weigh(FOLDER, `${await mantineSheets(code)}\n${code}`);
}

const CLASSES = /\/@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;
const BASE = ['baseline', 'default-css-variables', 'global'];

/** Mantine has a sheet for each component and leaves it to the app which to import: here the fewest that will do. */
async function mantineSheets(code: string): Promise<string> {
  const modules = (await buildOf(FOLDER, code)).flatMap((file) =>
    file.type === 'chunk' ? Object.keys(file.modules) : [],
  );
  const used = modules.flatMap((id) => CLASSES.exec(id)?.[1] ?? []);
  return [...BASE, ...used]
    .map((name) => `@mantine/core/styles/${name}.css`)
    .filter((sheet) => existsSync(join(FOLDER, 'node_modules', sheet)))
    .map((sheet) => `import '${sheet}';`)
    .join('\n');
}
