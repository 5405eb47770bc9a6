import { build } from 'vite';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { lightRouter } from '../../vite.lightRouter.ts';

const CHUNK = '/react-router/dist/production/chunk-TEST.mjs';
/** One line for each thing that is taken out. */
const LINES = [
  'const React2 = { createContext: () => ({}) };',
  'const Shelf = React2.createContext(null);',
  'Shelf.displayName = "Shelf";',
  'class RenderErrorBoundary {}',
  'RenderErrorBoundary.contextType = Shelf;',
  'export function render(dataLess, dataRouterOpts) {',
  '  let dataRouterState = dataRouterOpts?.state;',
  '  return dataRouterState ? "loaders" : dataLess;',
  '}',
  'const [useNavigateStable, useNavigateUnstable] = [() => "stable", () => "unstable"];',
  'export const navigator = (isDataRoute) => isDataRoute ? useNavigateStable() : useNavigateUnstable();',
];

/** Builds a router of these lines; answers its code. */
async function codeOf(lines: readonly string[]): Promise<string> {
  const own: Plugin = {
    name: 'own-router',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('/router') ? CHUNK : null),
    load: (id) => (id === CHUNK ? lines.join('\n') : null),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [own, lightRouter()],
    build: { write: false, minify: false, lib: { entry: 'router', fileName: 'router', formats: ['es'] } },
  });
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
  return output[0].code;
}

test('what is for loaders and for developers is not in the build, and what is left still runs', async () => {
  const code = await codeOf(LINES);
  expect(code).not.toMatch(/Shelf|displayName|RenderErrorBoundary|dataRouter|useNavigateStable\(\)/);
  const router = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    render(text: string): string;
    navigator(isDataRoute: boolean): string;
  };
  expect([router.render('page'), router.navigator(true)]).toEqual(['page', 'unstable']);
});

test.each([2, 4, 6, 10])(
  'a router whose line %i is another one is told, not taken as it is',
  async (line) => {
    const others = LINES.with(line, line === 6 ? '  let dataRouterState = 0;' : '');
    await expect(codeOf(others)).rejects.toThrow(
      /React Router is written otherwise than lightRouter expects/,
    );
  },
);
