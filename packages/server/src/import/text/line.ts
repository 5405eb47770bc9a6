import { cut } from './cut.ts';
import { plainText } from './plainText.ts';

/** Text that needs no cleaning but that of its spaces: most names and values, so that large feeds are quick. */
// oxlint-disable-next-line no-control-regex -- these are what must not pass
const CLEAN = /^[^<&\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u206f\ud800-\udfff\ufeff\ufffe\uffff]*$/;

/** Text of one line (a name, a value): no markup, single spaces; at most `max` characters. */
export function line(text: string, max: number): string {
  const clean = CLEAN.test(text) ? text : plainText(text);
  return cut(clean.replace(/\s+/g, ' ').trim(), max);
}
