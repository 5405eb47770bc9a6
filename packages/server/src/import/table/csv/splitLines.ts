import { FeedError } from '../../problems/index.ts';

export interface Line {
  number: number;
  text: string;
}

/** Longest line, in characters. */
const LINE_MAX = 1_000_000;

/** Lines of a text that comes in pieces, a portion for each piece. */
export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<Line[]> {
  let number = 0;
  let rest = '';
  const take = (texts: readonly string[]): Line[] => texts.map((text) => ({ number: (number += 1), text }));
  for await (const piece of pieces) {
    rest += piece;
    // What a piece ends with may be the first half of an end of line.
    const isCut = rest.endsWith('\r');
    const texts = (isCut ? rest.slice(0, -1) : rest).split(/\r\n|\r|\n/u);
    rest = (texts.pop() ?? '') + (isCut ? '\r' : '');
    if (rest.length > LINE_MAX) throw new FeedError('element_too_large', number + 1);
    yield take(texts);
  }
  yield take(rest.replace(/\r$/u, '') === '' ? [] : [rest.replace(/\r$/u, '')]);
}
