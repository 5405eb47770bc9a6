import { compile, processVanillaFile } from '@vanilla-extract/integration';
import { dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';
import { nameOf, uiDir, wayTo } from './paths.ts';

/**
 * Evaluates each `.css.ts`: its styles become a plain `.css` beside it, which it imports, and it exports no more than
 * class names. No target touches the styles, so `light-dark()` stays as it is.
 */
export function extractStyles(): Plugin {
  const identOption = 'short';
  return {
    name: 'extract-styles',
    transform: {
      filter: { id: /\.css\.ts$/ },
      async handler(_code, filePath) {
        const { source } = await compile({ filePath, cwd: uiDir, identOption });
        return processVanillaFile({
          source,
          filePath,
          identOption,
          serializeVirtualCssPath: ({ fileScope, source: css }) => {
            const sheet = join(uiDir, fileScope.filePath).replace(/\.css\.ts$/, '.css');
            this.emitFile({ type: 'asset', fileName: nameOf(sheet), source: `${css}\n` });
            return `import '${wayTo(dirname(filePath), sheet)}';`;
          },
        });
      },
    },
  };
}
