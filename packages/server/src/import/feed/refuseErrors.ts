import type { SaxesParser } from 'saxes';
import { FeedError, problem } from '../problems/index.ts';
import type { Problem, ProblemCode } from '../problems/index.ts';
import type { XmlSink } from './readXml.ts';

/** Errors of the parser that a reader can live with. */
const TOLERABLE: ReadonlyMap<string, ProblemCode> = new Map([
  ['undefined entity.', 'bad_entity'],
  ['disallowed character.', 'bad_character'],
]);

/**
 * Reads what a program writes, which escapes what it writes: a broken mark ends the file there.
 *
 * @throws FeedError out of the parser
 */
export function refuseErrors(parser: SaxesParser, report: (problem: Problem) => void): XmlSink {
  parser.on('error', (error) => {
    const code = TOLERABLE.get(error.message.replace(/^\d+:\d+: /, ''));
    if (code === undefined) throw new FeedError('broken_xml', parser.line);
    report(problem(code, { line: parser.line }));
  });
  return { write: (text) => void parser.write(text), end: () => undefined };
}
