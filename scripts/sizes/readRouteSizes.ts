import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeSizes } from './routeSizes.ts';
import type { Manifest, RouteSize } from './routeSizes.ts';

const CLIENT = join(import.meta.dirname, '../../app/dist/client');

/** Sizes of the routes of the app as it was built last. Throws where it was not. */
export function readRouteSizes(): RouteSize[] {
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Manifest;
  return routeSizes(manifest, (file) => readFileSync(join(CLIENT, file)));
}
