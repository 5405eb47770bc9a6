import { getViolations, injectAxe } from 'axe-playwright';
import type { Page } from 'playwright';

interface A11yParameters {
  a11y?: { test?: string; disable?: boolean; config?: { rules?: { id: string; enabled: boolean }[] } };
}

const COLOURS: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * axe over the whole page in the dark theme that it has, dialogs and toasts included: what depends on colours. Everything
 * else is the same in both themes, and addon-a11y looks at it in light.
 */
export async function checkColours(page: Page, { a11y }: A11yParameters): Promise<void> {
  if (a11y?.disable || a11y?.test === 'off') return;
  const off = a11y?.config?.rules?.filter(({ enabled }) => !enabled).map(({ id }) => id) ?? [];
  const values = COLOURS.filter((rule) => !off.includes(rule));
  if (values.length === 0) return;
  // Once a page: half a megabyte of script takes longer to read than to run.
  if (!(await page.evaluate(() => 'axe' in window))) await injectAxe(page);
  const violations = await getViolations(page, 'body', {
    runOnly: { type: 'rule', values },
    // What is in order is not written out element by element: on a page that takes longer than the rules.
    resultTypes: ['violations'],
  });
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html}`),
  );
  expect(found).toEqual([]);
}
