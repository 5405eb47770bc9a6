import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';

/** gzip, bytes. */
export interface Weight {
  js: number;
  css: number;
}

export const total = ({ js, css }: Weight): number => js + css;

/** An app has React anyway, and hls.js comes only to whoever plays a stream. */
const ELSEWHERE = [/^react(?:-dom)?(?:$|\/)/, /^hls\.js(?:$|\/)/];
const ENTRY = 'weighed.ts';

/** What the production build of an app brings that has `code` as its only module, loaded at once or later. */
export async function weigh(root: string, code: string): Promise<Weight> {
  const output = await buildOf(root, code);
  const sizeOf = (extension: string) =>
    output
      .filter(({ fileName }) => fileName.endsWith(extension))
      .map((file) => gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length)
      .reduce((sum, size) => sum + size, 0);
  return { js: sizeOf('.js'), css: sizeOf('.css') };
}

/** Files of that build; packages are those that a module in `root` would get. */
export async function buildOf(root: string, code: string): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [only(code)],
    // Whatever this process is for: what people get is weighed.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: ENTRY, external: ELSEWHERE, preserveEntrySignatures: 'strict' },
    },
  });
  return (result as Rolldown.RolldownOutput).output;
}

function only(code: string): Plugin {
  return {
    name: 'weighed',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load: (id) => (id === `\0${ENTRY}` ? code : undefined),
  };
}
