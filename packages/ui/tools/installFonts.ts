import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontSubsets } from './fontSubsets.ts';

/** Writes the same characters as fonts that a system installs into the folder that is named. */
const [folder = '.'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const [name, bytes] of await fontSubsets('sfnt')) writeFileSync(join(folder, name), bytes);
