import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '@siren/server/testing/data';

const { E2E_DATA_DIR: wanted } = process.env;
/** Goes with the shop. It is not the configuration's to make: each worker reads that anew, and would make another. */
const folder = wanted ?? mkdtempSync(join(dataFolder(), 'siren-e2e-'));
if (!wanted) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

process.env.DATA_DIR = folder;
await import('../src/main.ts');
