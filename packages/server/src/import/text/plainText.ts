import { HTML_ENTITIES } from '../feed/index.ts';
import { withoutMarks } from './withoutMarks.ts';

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi;
/** Passes after which text that still turns into markup is taken apart by force. */
const PASSES = 6;

const character = (code: number) =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';

const decode = (text: string) =>
  // «&amp;amp;lt;» is one «&lt;» that was escaped too often.
  text
    .replace(/&(?:amp;)+/gi, '&')
    .replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return character(Number(decimal));
      if (hex) return character(Number.parseInt(hex, 16));
      // «&Oslash;» and «&oslash;» are two letters, «&NBSP;» is written by hand.
      const key = [name ?? '', name?.toLowerCase() ?? ''].find((one) => Object.hasOwn(HTML_ENTITIES, one));
      return key === undefined ? whole : (HTML_ENTITIES[key] ?? whole);
    });

const pass = (text: string) => decode(withoutMarks(text));

/** Neither controls (tab and newline aside), nor direction marks; soft hyphens go too. */
const UNPRINTABLE =
  // oxlint-disable-next-line no-control-regex -- these are what must not pass
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/g;

/** Halves of a letter are looked for where there are any: it takes longer than everything else. */
const whole = (text: string) => (text.isWellFormed() ? text : text.replace(/\p{Cs}/gu, ''));

const tidy = (text: string) =>
  whole(text)
    .replace(/\r\n?/g, '\n')
    .replace(UNPRINTABLE, '')
    .replace(/[\t ]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
    // A bullet of a list's own and the one written by hand are one.
    .replace(/^(?:• ?)+(?=\S)/gm, '• ')
    .replace(/^•? ?$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * Text of a description: paragraphs parted by an empty line, list items as lines that begin with «•», no
 * markup that a browser knows, however often it was escaped. Plain text stays as it is; doing it twice changes nothing.
 */
export function plainText(html: string): string {
  let text = tidy(html);
  for (let count = 0; count < PASSES; count += 1) {
    // Nothing in it can turn into markup any more.
    if (!/[<&]/.test(text)) return text;
    const next = tidy(pass(text));
    if (next === text) return text;
    text = next;
  }
  return tidy(text.replace(/[<&]/g, ''));
}
