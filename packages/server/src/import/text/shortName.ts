import { cut } from './cut.ts';

/** Characters that fit two lines of a phone's card. */
const SHORT_MAX = 44;
const DANGLING = /(?:[\s,.;:(–—-]|\s(?:и|в|во|на|с|со|из|для|без|от|до|по|к|под|над|или|за|у|о|об))+$/i;

/** Without a quotation or a bracket that was cut open, without a preposition left hanging. */
const closed = (text: string) => {
  const quote = text.lastIndexOf('«');
  const whole = quote > 0 && !text.includes('»', quote) ? text.slice(0, quote) : text;
  return whole.replace(DANGLING, '');
};

const byWords = (text: string) => {
  const start = text.slice(0, SHORT_MAX + 1);
  const space = start.lastIndexOf(' ');
  return closed(space > SHORT_MAX / 3 ? start.slice(0, space) : cut(text, SHORT_MAX));
};

/** A name for cards: brackets and the details after commas go first, then whole words from the end. */
export function shortName(name: string): string {
  if (name.length <= SHORT_MAX) return name;
  const bare = name.replace(/\s*\([^)]*\)/g, '').trim() || name;
  if (bare.length <= SHORT_MAX) return bare;
  const [first = '', ...rest] = bare.split(/,\s+/);
  if (first.length > SHORT_MAX) return byWords(first) || cut(first, SHORT_MAX);
  let short = first;
  for (const part of rest) {
    if (short.length + part.length + 2 > SHORT_MAX) break;
    short += `, ${part}`;
  }
  return short || byWords(bare);
}
