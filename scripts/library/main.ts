import { buildLibrary } from './build/buildLibrary.ts';

/** Builds `packages/ui/dist`, the package that others install. */
await buildLibrary();
console.log('packages/ui/dist is built.');
