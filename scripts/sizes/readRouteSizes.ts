import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeSizes } from './routeSizes.ts';
import type { Manifest, RouteSize } from './routeSizes.ts';

const DIST = join(import.meta.dirname, '../../app/dist');

/** Sizes of the routes of an app as it was built last; the first is its frame. Throws where it was not. */
export function readRouteSizes(
  app: 'client' | 'staff' | 'office',
): [frame: RouteSize, ...routes: RouteSize[]] {
  const folder = join(DIST, app);
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  return routeSizes(manifest, (file) => readFileSync(join(folder, file)));
}
