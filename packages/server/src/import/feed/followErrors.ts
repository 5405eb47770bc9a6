import type { SaxesParser } from 'saxes';
import { FeedError, problem } from '../problems/index.ts';
import type { Problem, ProblemCode } from '../problems/index.ts';

/** Errors of the parser that lose nothing: what they are about is left as text or is no letter. */
const HARMLESS: ReadonlyMap<string, ProblemCode> = new Map([
  ['undefined entity.', 'bad_entity'],
  ['disallowed character.', 'bad_character'],
  ['malformed character entity.', 'bad_character'],
  ['the string "]]>" is disallowed in char data.', 'bare_sign'],
]);

/** Errors after which nothing can be read. */
const FATAL = /^(?:unclosed tag|unexpected end|document must contain a root|incorrect syntax)/;

const OUTSIDE = 'text data outside of root node.';

/** What is to be done about errors of marks. */
export interface BrokenMarks {
  hasRoot(): boolean;
  /** An element was closed by the end of another one around it. */
  onUnclosed(): void;
  /** Something in a mark is wrong. */
  onBroken(): void;
}

/**
 * Goes on after errors of the parser as far as anything can be read.
 *
 * @throws FeedError out of the parser where nothing can be read any further
 */
export function followErrors(
  parser: SaxesParser,
  { hasRoot, onUnclosed, onBroken }: BrokenMarks,
  report: (problem: Problem) => void,
): void {
  let told = 0;
  parser.on('error', (error) => {
    const message = error.message.replace(/^\d+:\d+: /, '');
    if (FATAL.test(message)) throw new FeedError('broken_xml', parser.line);
    if (message === OUTSIDE && !hasRoot()) throw new FeedError('not_yml', parser.line);
    const code = HARMLESS.get(message);
    if (code === undefined) return message === 'unexpected close tag.' ? onUnclosed() : onBroken();
    if (told !== parser.line) report(problem(code, { line: parser.line }));
    told = parser.line;
  });
}
