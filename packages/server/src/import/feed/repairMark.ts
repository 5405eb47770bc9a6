/** https://www.w3.org/TR/xml/#NT-NameStartChar without planes above the first, within brackets. */
const STARTS = String.raw`:a-z_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd`;
const NAME = String.raw`[${STARTS}][${STARTS}\-.\d\u00b7\u0300-\u036f\u203f\u2040]*`;
/** Where a mark begins. None does within a value. */
const BEGIN = '<[/!?a-z_:]';
const VALUE = String.raw`"(?:[^"<]|(?!${BEGIN})<)*"|'(?:[^'<]|(?!${BEGIN})<)*'`;

const WHOLE_NAME = new RegExp(`^${NAME}$`, 'i');
const WHOLE = new RegExp(String.raw`(?:\s+${NAME}\s*=\s*(?:${VALUE}))*\s*/?>`, 'iy');
/** A value with its name, whatever its quotes are, or one sign of the mark. */
const PART = new RegExp(String.raw`(${NAME})\s*=\s*(${VALUE}|[^\s"'<>]+)|(?!>|${BEGIN})[^]`, 'iy');

/** Where the next mark begins from a place on; -1 where none does. */
export function nextMark(text: string, at: number): number {
  const begin = new RegExp(BEGIN, 'gi');
  begin.lastIndex = at;
  return begin.exec(text)?.index ?? -1;
}

/** Whether XML has such a name. */
export const isName = (name: string): boolean => WHOLE_NAME.test(name);

/** Where the mark ends whose name ends at a place; -1 where it is none that XML has, or its end has not come. */
export function endOfMark(text: string, at: number): number {
  WHOLE.lastIndex = at;
  return WHOLE.test(text) ? WHOLE.lastIndex : -1;
}

const escape = (value: string): string =>
  value
    .replace(/^(["'])([^]*)\1$/, '$2')
    .replaceAll(/&(?![#\da-z]{1,31};)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');

export interface RepairedMark {
  /** A mark with what could be read of it, and one sign that no mark may have: the parser complains of it and loses nothing. */
  xml: string;
  /** Where what follows begins. */
  end: number;
  isOpen: boolean;
  /** Another mark begins within it, or a quote has no other: it is not sure what else belongs to it. */
  isEndless: boolean;
}

/**
 * Makes a mark of one that XML has not. The parser would go on in its own way, and take what follows for a value.
 *
 * @param at where the name ends
 * @param next where the next mark begins
 */
export function repairMark(name: string, text: string, at: number, next: number): RepairedMark {
  let xml = `<${name}`;
  let end = at;
  let sign = '';
  let isEndless = false;
  PART.lastIndex = at;
  for (let part = PART.exec(text); part && end < next; part = PART.exec(text)) {
    const [whole, known, value = ''] = part;
    end = PART.lastIndex;
    sign = whole;
    if (known !== undefined) xml += ` ${known}="${escape(value)}"`;
    else isEndless ||= whole === '"' || whole === "'";
  }
  const isClosed = text[end] === '>';
  const isOpen = !isClosed || sign !== '/';
  // What is left out holds lines, too.
  const lines = '\n'.repeat(text.slice(at, end).split('\n').length - xml.split('\n').length);
  return {
    xml: `${xml}${lines} <${isOpen ? '' : '/'}>`,
    end: isClosed ? end + 1 : end,
    isOpen,
    isEndless: isEndless || !isClosed,
  };
}
