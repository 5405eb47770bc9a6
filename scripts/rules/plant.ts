import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PACKAGES = ['domain', 'contract', 'ui', 'features', 'server', 'demo'];
/** Libraries that the planted imports name. */
const LIBRARIES = ['zod', 'swr', 'msw'];

/** A small house of the same shape in a temporary folder, with `files` put into it. */
export function plant(files: Readonly<Record<string, string>>): { root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'siren-layers-'));
  const put = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const dependencies = Object.fromEntries(LIBRARIES.map((name) => [name, '1.0.0']));
  for (const name of LIBRARIES) {
    put(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    put(`node_modules/${name}/index.js`, '');
  }
  mkdirSync(join(root, 'node_modules/@siren'), { recursive: true });
  for (const name of PACKAGES) {
    const manifest = { name: `@siren/${name}`, exports: { './*': './src/*/index.ts' }, dependencies };
    put(`packages/${name}/package.json`, JSON.stringify(manifest));
    put(`packages/${name}/src/cart/index.ts`, "export { cart } from './cart.ts';\n");
    put(`packages/${name}/src/cart/cart.ts`, 'export const cart = 1;\n');
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@siren', name));
  }
  put('app/package.json', JSON.stringify({ name: '@siren/app', dependencies }));
  put('app/src/main.ts', "import { cart } from '@siren/features/cart';\nexport const main = cart;\n");
  for (const [file, text] of Object.entries(files)) put(file, text);
  return { root, remove: () => rmSync(root, { recursive: true }) };
}
