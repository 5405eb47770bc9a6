import { join, relative } from 'node:path';

export const rootDir = join(import.meta.dirname, '../../..');
/** The package as it stands in the workspace. */
export const uiDir = join(rootDir, 'packages/ui');
export const srcDir = join(uiDir, 'src');
/** The package as others get it: what `npm pack` and `npm publish` take. */
export const distDir = join(uiDir, 'dist');

/** Way from one folder to a file, as imports and sheets write it: `./Button.css`, `../theme/vars.css`. */
export function wayTo(folder: string, file: string): string {
  const way = relative(folder, file).replaceAll('\\', '/');
  return way.startsWith('.') ? way : `./${way}`;
}

/** Name of a file of `src` in the package: `button/Button.css`. */
export function nameOf(file: string): string {
  return relative(srcDir, file).replaceAll('\\', '/');
}

/**
 * Name of a module in the package, without its extension: `button/Button.css` becomes `button/Button.styles`. An app
 * that is built with vanilla-extract would take a `.css.js` for one to evaluate, and lose the sheet that it imports.
 */
export function moduleName(name: string): string {
  return name.replace(/\.css$/, '.styles');
}
