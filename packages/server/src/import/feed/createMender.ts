import type { SaxesParser } from 'saxes';
import { FeedError, problem } from '../problems/index.ts';
import type { Problem, ProblemCode } from '../problems/index.ts';
import type { XmlSink } from './readXml.ts';
import { endOfMark, isName, nextMark, repairMark } from './repairMark.ts';
import type { RepairedMark } from './repairMark.ts';

/**
 * Where what is written begins to be literal, signs that would be no mark, or not the one that was meant, and the beginnings of
 * marks: a slash where it is an end, and the name.
 */
const MARK =
  /<!\[CDATA\[|<!--|<(?=[\s\d<>=&.,;:+*()а-яё-])|<!(?!\[CDATA\[|--)|<\?|<\/(?![a-z_:])|&(?!(?:#\d{1,8}|#x[\da-f]{1,7}|[a-z][a-z\d]{1,31});)|<(\/?)([a-z_:][^\s<>/="']*)/gi;

/** Longer than any mark that must be seen whole. */
const HELD_MAX = 40;

/** What stood for a byte that is no letter. */
const DAMAGED = '\ufffd';

/** Writes to the parser and reports what it writes otherwise than it stands. */
function createWriter(parser: SaxesParser, report: (problem: Problem) => void, hasRoot: () => boolean) {
  const told = new Map<ProblemCode, number>();

  const tell = (code: ProblemCode, value: string) => {
    if (told.get(code) === parser.line) return;
    told.set(code, parser.line);
    report(problem(code, { line: parser.line, value }));
  };

  /** The parser's own count of lines is right only for what was written. */
  const put = (text: string) => {
    let from = 0;
    for (let at = text.indexOf(DAMAGED); at !== -1; at = text.indexOf(DAMAGED, at + 1)) {
      parser.write(text.slice(from, at));
      tell('damaged_letter', text.slice(Math.max(0, at - 20), at + 20));
      from = at;
    }
    parser.write(from === 0 ? text : text.slice(from));
  };

  /** Writes what stands before the sign at `at`, and the sign if it is text; answers up to where it wrote. */
  const mend = (text: string, from: number, at: number, code: ProblemCode = 'bare_sign'): number => {
    put(text.slice(from, at));
    const isAnd = text[at] === '&';
    if (!isAnd && !hasRoot()) return at;
    tell(code, text.slice(at, at + 30));
    parser.write(isAnd ? '&amp;' : '&lt;');
    return at + 1;
  };

  /** Writes what stands before a mark, and the mark as it was repaired; answers where what follows begins. */
  const repair = (text: string, from: number, at: number, { xml, end, isEndless }: RepairedMark): number => {
    put(text.slice(from, at));
    if (isEndless) tell('endless_mark', text.slice(at, at + 30));
    put(xml);
    return end;
  };

  return { put, mend, repair };
}

/** What follows the name in an end. With other signs there the parser would take what comes next into the name. */
const END = /^(?:\s[^<>]*)?>/;

/** Elements that are open at once at most: more are no feed, and each of them is looked through. */
const OPEN_MAX = 1_000;

/**
 * Of a mark with a name: the parser may have it, it has no name or ends nothing that is open, its own end has not come yet, or it
 * had to be repaired.
 */
type Fit = 'fits' | 'stray' | 'cut' | RepairedMark;

/**
 * Follows which elements are open. The parser closes all of them at an end that is none of theirs, so that such an end must not
 * come to it.
 */
function createOpenNames(parser: SaxesParser) {
  const open: string[] = [];

  const begin = (name: string, isOpen: boolean): void => {
    if (isOpen) open.push(name);
    if (open.length > OPEN_MAX) throw new FeedError('element_too_large', parser.line);
  };

  const ended = (name: string, rest: string): Fit => {
    if (rest === '') return 'cut';
    const begun = open.lastIndexOf(name);
    if (begun === -1) return 'stray';
    if (!END.test(rest)) return /^\s[^<>]*$/.test(rest) ? 'cut' : 'stray';
    // Those within it end with it.
    open.length = begun;
    return 'fits';
  };

  return ([, slash = '', name = '']: RegExpExecArray, text: string, at: number): Fit => {
    if (!isName(name)) return 'stray';
    const named = at + slash.length + name.length;
    if (slash === '/') return ended(name, text.slice(named));
    const end = endOfMark(text, named);
    if (end !== -1) {
      begin(name, text[end - 2] !== '/');
      return 'fits';
    }
    const next = nextMark(text, named);
    if (next === -1) return 'cut';
    const repaired = repairMark(name, text, named, next);
    begin(name, repaired.isOpen);
    return repaired;
  };
}

/** Where a mark may begin that ends in what comes next. */
function edgeOf(text: string): number {
  const from = Math.max(0, text.length - HELD_MAX);
  const end = text.slice(from);
  const open = Math.max(end.lastIndexOf('<'), end.lastIndexOf('&'));
  return open === -1 ? text.length : from + open;
}

/**
 * Writes text to the parser with signs that stand for themselves written as XML wants them, so that `&` and `<` of a
 * name cost nothing. Each line that needed it is reported once a kind. Before the root nothing is a name.
 */
export function createMender(
  parser: SaxesParser,
  report: (problem: Problem) => void,
  hasRoot: () => boolean,
): XmlSink {
  let held = '';
  /** What ends the literal part that is being read; '' outside of one. */
  let until = '';
  let begun = false;
  const { put, mend, repair } = createWriter(parser, report, hasRoot);
  const fitOf = createOpenNames(parser);

  const putTo = (text: string, from: number, cut: number): string => {
    put(text.slice(from, cut));
    return text.slice(cut);
  };

  /** Writes the text but for its end where that may go on; answers the end. */
  const run = (text: string, last: boolean): string => {
    const edge = last ? text.length : edgeOf(text);
    let from = 0;
    let at = 0;
    for (;;) {
      if (until !== '') {
        const end = text.indexOf(until, at);
        if (end === -1) return putTo(text, from, last ? text.length : Math.max(from, text.length - 2));
        at = end + until.length;
        until = '';
      }
      MARK.lastIndex = at;
      const mark = MARK.exec(text);
      const cut = edge >= at ? edge : text.length;
      if (!mark || mark.index >= cut) return putTo(text, from, cut);
      at = mark.index + 1;
      const fit = mark[2] === undefined ? null : fitOf(mark, text, at);
      if (fit === 'cut' && !last) return putTo(text, from, mark.index);
      if (fit !== null && typeof fit === 'object') from = at = repair(text, from, mark.index, fit);
      if (fit === 'stray') from = mend(text, from, mark.index, 'broken_mark');
      if (fit !== null) continue;
      if (/^<!(?:--|\[)/.test(mark[0])) until = mark[0] === '<!--' ? '-->' : ']]>';
      else from = mend(text, from, mark.index);
    }
  };

  /** Nothing may stand before the declaration; what nobody sees may. */
  const begin = (text: string): string => {
    const rest = text.replace(/^[\s\ufeff]+/, '');
    parser.line += text.slice(0, text.length - rest.length).split('\n').length - 1;
    begun = rest !== '';
    return rest;
  };

  return {
    write(text) {
      const more = begun ? held + text : begin(text);
      held = begun ? run(more, false) : '';
    },
    end() {
      run(held, true);
      held = '';
    },
  };
}
