import type { AxeResults, RunOptions } from 'axe-core';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import type { Told } from './told.ts';

declare global {
  interface Window {
    axe?: { run(context: string, options: RunOptions): Promise<AxeResults> };
  }
}

const SCRIPT = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const COLOURS: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * axe over the whole page in the dark theme that it has, dialogs and toasts included: what depends on colours. Everything
 * else is the same in both themes, and addon-a11y looks at it in light.
 */
export async function checkColours(page: Page, { a11y }: Told): Promise<void> {
  if (a11y?.disable || a11y?.test === 'off') return;
  const off = a11y?.config?.rules?.filter(({ enabled }) => !enabled).map(({ id }) => id) ?? [];
  const values = COLOURS.filter((rule) => !off.includes(rule));
  if (values.length === 0) return;
  // Once a page: half a megabyte of script takes longer to read than to run.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.addScriptTag({ path: SCRIPT });
  const violations = await page.evaluate(
    // What is in order is not written out element by element: on a page that takes longer than the rules.
    async (rules) =>
      (
        await window.axe?.run('body', {
          runOnly: { type: 'rule', values: rules },
          resultTypes: ['violations'],
        })
      )?.violations,
    values,
  );
  const found = violations?.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html}`),
  );
  expect(found).toEqual([]);
}
