import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { isWide } from './pictures.ts';
import type { Told } from './told.ts';

declare global {
  interface Window {
    axe?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
  }
}

const SCRIPT = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const COLOURS: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** What axe looks for: everything, what does not depend on the theme, or what alone does. */
type Sought = 'all' | 'shape' | 'colours';

/**
 * A component alone stands in no landmark. Spacing that no reader can change is written nowhere: to look for it takes a fifth of axe, for
 * the whole run and for stories of a folder.
 */
const OF_NONE = [
  { id: 'region', enabled: false },
  { id: 'avoid-inline-spacing', enabled: isWide },
];

/** What the story says of rules, as addon-a11y takes it. */
function optionsFor({ a11y }: Told, sought: Sought): RunOptions {
  const said = [...OF_NONE, ...(a11y?.config?.rules ?? [])].map(
    ({ id, enabled }) => [id, { enabled }] as const,
  );
  const off = said.filter(([, { enabled }]) => !enabled).map(([id]) => id);
  // What is in order is not written out element by element: on a page that takes longer than the rules.
  const resultTypes: RunOptions['resultTypes'] = ['violations'];
  if (sought === 'colours') {
    return { resultTypes, runOnly: { type: 'rule', values: COLOURS.filter((rule) => !off.includes(rule)) } };
  }
  const left = sought === 'shape' ? COLOURS.map((id) => [id, { enabled: false }] as const) : [];
  return { resultTypes, rules: Object.fromEntries([...said, ...left]) };
}

/**
 * axe over the whole page in the theme that it has, dialogs and toasts included. The runner's stand-in for addon-a11y, which looks
 * at colours though a picture has known them for long (see `looks.ts`), and reads what a story says of rules anew for each.
 */
export async function checkAxe(page: Page, told: Told, sought: Sought): Promise<void> {
  if (told.a11y?.disable || told.a11y?.test === 'off') return;
  const run = () =>
    page.evaluate(
      async (options) =>
        (await window.axe?.run({ include: ['body'], exclude: ['.sb-wrapper', '#storybook-docs'] }, options))
          ?.violations,
      optionsFor(told, sought),
    );
  // Once a page: half a megabyte of script takes longer to read than to run.
  const load = () => page.addScriptTag({ path: SCRIPT });
  const violations = (await run()) ?? (await load().then(run));
  const found = violations?.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html}`),
  );
  expect(found).toEqual([]);
}
