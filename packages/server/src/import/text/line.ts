import { cut } from './cut.ts';
import { plainText } from './plainText.ts';

/** Text of one line (a name, a value): no markup, single spaces; at most `max` characters. */
export function line(text: string, max: number): string {
  return cut(plainText(text).replace(/\s+/g, ' ').trim(), max);
}
