import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER, fontSubsets } from './fontSubsets.ts';

/** Writes the font files that pages load first into `packages/ui/src/fonts/files`. */
mkdirSync(FOLDER, { recursive: true });
for (const [name, bytes] of await fontSubsets()) writeFileSync(join(FOLDER, name), bytes);
