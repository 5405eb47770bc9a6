import { configureAxe, getViolations, injectAxe } from 'axe-playwright';
import type { Page } from 'playwright';
import { setTheme } from './settle.ts';

interface A11yParameters {
  a11y?: { test?: string; disable?: boolean; config?: { rules?: { id: string; enabled: boolean }[] } };
}

const COLOURS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } as const;

/**
 * axe over the whole page, dialogs and toasts included: what depends on colours. Everything else is the same in both
 * themes, and addon-a11y looks at it in light.
 */
export async function checkInDark(page: Page, { a11y }: A11yParameters): Promise<void> {
  if (a11y?.disable || a11y?.test === 'off') return;
  await setTheme(page, 'dark');
  await injectAxe(page);
  await configureAxe(page, { rules: a11y?.config?.rules ?? [] });
  const violations = await getViolations(page, 'body', COLOURS);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html}`),
  );
  expect(found).toEqual([]);
  await setTheme(page, 'light');
}
