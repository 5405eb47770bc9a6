import module from 'node:module';
import { join } from 'node:path';
import { cacheDir } from '../build/paths.ts';

/**
 * Keeps what Node makes of the sources until they change: the next process reads it instead of making it again. What
 * is loaded afterwards is kept, so it has to come first. Where nothing can be written the process goes on without.
 */
export function keepCompiled(folder: string = join(cacheDir, 'compiled')): void {
  module.enableCompileCache(folder);
}
