import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { E2E_DATA_DIR: wanted } = process.env;
/** Goes with the shop. It is not the configuration's to make: each worker reads that anew, and would make another. */
const folder = wanted ?? mkdtempSync(join(tmpdir(), 'siren-e2e-'));
if (!wanted) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

process.env.DATA_DIR = folder;
await import('../src/main.ts');
