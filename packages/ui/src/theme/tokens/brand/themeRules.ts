import { wishes } from '../../wishes.ts';
import type { CssVars } from './cssVars.ts';

const rule = (selector: string, values: readonly (readonly [name: string, value: string])[], indent = '') =>
  `${indent}${selector} {\n${values.map(([name, value]) => `${indent}  ${name}: ${value};\n`).join('')}${indent}}\n`;

/** A theme as rules of CSS: what it sets, and what of that is the system's where the reader wishes it to be. */
export function themeRules(selector: string, vars: CssVars): string {
  const wished = Object.entries(wishes).map(([query, values]) => {
    const own = Object.entries(values).filter(([name]) => name in vars);
    return own.length > 0 ? `@media ${query} {\n${rule(selector, own, '  ')}}\n` : '';
  });
  return rule(selector, Object.entries(vars)) + wished.join('');
}
