import { isHtmlName } from './htmlNames.ts';

/** Elements whose content is no text for people. */
const UNREADABLE = new Set(
  'script style iframe object embed svg math noscript template textarea select title head xmp'.split(' '),
);
const LINES = new Set('br tr /tr dt /dt dd /dd'.split(' '));
const BLOCKS = new Set(
  'p div ul ol li dl table thead tbody h1 h2 h3 h4 h5 h6 section article header footer blockquote pre hr figure form'.split(
    ' ',
  ),
);
const NAME = /<\/?([a-z][a-z\d:-]*)/iy;
/** Words in brackets: «Штекер <F>», «<Type C>». */
const WORDS = /<[a-z][^<>=&"'/:]{0,30}>/iy;

interface Mark {
  /** Where the text after it begins. */
  end: number;
  /** What stands in its place. */
  text: string;
}

const at = (pattern: RegExp, text: string, from: number) => {
  pattern.lastIndex = from;
  return pattern.exec(text);
};

/** Where the text after the next `sign` begins; the end where there is none. */
const after = (text: string, sign: string, from: number): number => {
  const found = text.indexOf(sign, from);
  return found === -1 ? text.length : found + sign.length;
};

const standsFor = (name: string, closes: boolean): string => {
  if (name === 'li' && !closes) return '\n• ';
  if (LINES.has(closes ? `/${name}` : name)) return '\n';
  return BLOCKS.has(name) ? '\n\n' : '';
};

/** The mark that `<` begins; null where it is text. */
function markAt(text: string, from: number): Mark | null {
  const closes = text[from + 1] === '/';
  const name = at(NAME, text, from)?.[1]?.toLowerCase();
  if (name === undefined) {
    if (text.startsWith('<!--', from)) return { end: after(text, '-->', from), text: ' ' };
    return closes || /[!?]/.test(text[from + 1] ?? '') ? { end: after(text, '>', from), text: ' ' } : null;
  }
  if (!closes && !isHtmlName(name) && at(WORDS, text, from)) return null;
  if (closes || !UNREADABLE.has(name)) return { end: after(text, '>', from), text: standsFor(name, closes) };
  const end = new RegExp(`</${name}\\s*>`, 'gi');
  const closing = at(end, text, from);
  return { end: closing ? end.lastIndex : text.length, text: ' ' };
}

/**
 * Text without marks of HTML: blocks, breaks and list items become lines, what no person reads goes with all that is in
 * it. Words in brackets that no browser knows as an element stay. Each character is looked at once, whatever is opened and
 * never closed.
 */
export function withoutMarks(text: string): string {
  let plain = '';
  let from = 0;
  for (let open = text.indexOf('<'); open !== -1;) {
    const mark = markAt(text, open);
    if (mark) {
      plain += text.slice(from, open) + mark.text;
      from = mark.end;
    }
    open = text.indexOf('<', mark ? from : open + 1);
  }
  return plain + text.slice(from);
}
