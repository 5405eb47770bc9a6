import { SaxesParser } from 'saxes';
import { FeedError, problem } from '../problems/index.ts';
import type { Problem } from '../problems/index.ts';
import { createDecoder, detectEncoding, withHead } from './decodeFeed.ts';
import { HTML_ENTITIES } from './entities.ts';
import { createFeedHandler } from './feedHandler.ts';
import type { FeedPiece } from './RawOffer.ts';

/** Longest stretch of the feed, in characters, that may pass without an element beginning or ending. */
const SILENCE_MAX = 2_000_000;

/** Errors of the parser that a reader can live with. */
const TOLERABLE = new Map([
  ['undefined entity.', 'bad_entity'],
  ['disallowed character.', 'bad_character'],
] as const);

const createParser = (report: (problem: Problem) => void) => {
  const parser = new SaxesParser();
  Object.assign(parser.ENTITIES, HTML_ENTITIES);
  parser.on('error', (error) => {
    const message = error.message.replace(/^\d+:\d+: /, '');
    for (const [text, code] of TOLERABLE) {
      if (message === text) return report(problem(code, { line: parser.line }));
    }
    throw new FeedError('broken_xml', parser.line, error.message);
  });
  parser.on('doctype', (text) => {
    // Old feeds name shops.dtd, which is never loaded; a DTD of their own could hold entities that explode.
    if (text.includes('[')) throw new FeedError('entities_refused', parser.line, 'ENTITY');
  });
  return parser;
};

async function* decoded(
  bytes: AsyncIterable<Uint8Array>,
  { onEncoding, report }: ReadFeedOptions,
): AsyncGenerator<string> {
  let decoder: ReturnType<typeof createDecoder> | null = null;
  for await (const piece of withHead(bytes)) {
    if (!decoder) {
      const encoding = detectEncoding(piece);
      if (!encoding) throw new FeedError('unknown_encoding', 1, 'encoding');
      if (encoding.guessed) report(problem('encoding_guessed', { line: 1 }));
      await onEncoding(encoding.name);
      decoder = createDecoder(encoding.name);
    }
    yield decoder.write(piece);
  }
  const rest = decoder?.end();
  if (rest) yield rest;
}

export interface ReadFeedOptions {
  /** Told once, before anything is yielded. */
  onEncoding: (encoding: string) => void | Promise<void>;
  report: (problem: Problem) => void;
}

/**
 * The sections and offers of a YML feed, piece by piece as its bytes come, in constant memory. Names that are not
 * understood are reported at the end, or where the feed breaks.
 *
 * @throws FeedError where the feed cannot be read any further; everything before it was yielded.
 */
export async function* readFeed(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadFeedOptions,
): AsyncGenerator<FeedPiece> {
  const parser = createParser(options.report);
  const handler = createFeedHandler(parser);
  const step = (run: () => void): FeedError | null => {
    try {
      run();
      return null;
    } catch (error) {
      if (error instanceof FeedError) return error;
      throw error;
    }
  };
  let silence = 0;
  try {
    for await (const text of decoded(bytes, options)) {
      const events = handler.events();
      const failure = step(() => parser.write(text));
      yield handler.take();
      if (failure) throw failure;
      silence = handler.events() === events ? silence + text.length : 0;
      if (silence > SILENCE_MAX) throw new FeedError('element_too_large', parser.line, 'silence');
    }
    const failure = step(() => parser.close());
    yield handler.take();
    if (failure) throw failure;
  } finally {
    for (const found of handler.unknown()) options.report(found);
  }
}
