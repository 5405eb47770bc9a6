import { join } from 'node:path';

/** The repository. */
export const rootDir = join(import.meta.dirname, '../../..');
/** Where the built app lies. */
export const distDir = join(rootDir, 'app/dist');
/** What may be thrown away at any time: half-made builds, their log. */
export const cacheDir = join(rootDir, '.cache');
