import { wishes } from '../../wishes.ts';
import type { CssVars } from './cssVars.ts';

const rule = (selector: string, values: readonly (readonly [name: string, value: string])[], indent = '') =>
  `${indent}${selector} {\n${values.map(([name, value]) => `${indent}  ${name}: ${value};\n`).join('')}${indent}}\n`;

const TEXT = '--text-normal';

/** A theme as rules of CSS: what it sets, and what of that is the system's where the reader wishes it to be. */
export function themeRules(selector: string, vars: CssVars): string {
  const wished = Object.entries(wishes).map(([query, values]) => {
    const own = Object.entries(values).filter(([name]) => name in vars);
    return own.length > 0 ? `@media ${query} {\n${rule(selector, own, '  ')}}\n` : '';
  });
  /* Words without a colour of their own would inherit the one of the theme around. */
  const words = TEXT in vars ? [['color', `var(${TEXT})`] as const] : [];
  return rule(selector, [...Object.entries(vars), ...words]) + wished.join('');
}
