import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin, PluginContext } from 'rolldown';
import { nameOf } from './paths.ts';

const FONT = /url\('([^')]+\.woff2)'\)/g;

/**
 * Carries sheets and font files into the package as files: a sheet keeps its place, a font lies beside whoever names
 * it, and is named by a relative path there. The package then needs no other one for them.
 */
export function carryFiles(): Plugin {
  return {
    name: 'carry-files',
    resolveId: {
      filter: { id: /\.(?:css|woff2\?url)$/ },
      handler(id, importer = '') {
        const carried = id.endsWith('?url')
          ? `${carryFont(this, id.replace('?url', ''), importer)}?url`
          : carrySheet(this, id, importer);
        return { id: carried, external: true };
      },
    },
  };
}

function carrySheet(build: PluginContext, id: string, importer: string): string {
  // Those of a `.css.ts` were written when it was evaluated.
  if (importer.endsWith('.css.ts')) return id;
  const sheet = join(dirname(importer), id);
  const source = readFileSync(sheet, 'utf8').replace(
    FONT,
    (_, font: string) => `url('${carryFont(build, font, importer)}')`,
  );
  build.emitFile({ type: 'asset', fileName: nameOf(sheet), source });
  return id;
}

/** A font goes nowhere without its licence, which lies beside the folder of its files. */
function carryFont(build: PluginContext, id: string, importer: string): string {
  const font = createRequire(importer).resolve(id);
  for (const file of [font, join(dirname(font), '../LICENSE')]) {
    const fileName = nameOf(join(dirname(importer), basename(file)));
    build.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
  }
  return `./${basename(font)}`;
}
