import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenFiles } from '../src/theme/tokens/dtcg/tokenFiles.ts';
import { sirenTokens } from '../src/theme/tokens/sirenTokens.ts';

/** Writes the tokens for design tools into `packages/ui/tokens`. */
const folder = join(import.meta.dirname, '../tokens');
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(tokenFiles(sirenTokens))) writeFileSync(join(folder, name), text);
