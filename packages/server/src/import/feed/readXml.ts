import type { SaxesParser } from 'saxes';
import { FeedError } from '../problems/index.ts';
import type { Problem } from '../problems/index.ts';
import { createParser } from './createParser.ts';
import { decodeFeed, withHead } from './decodeFeed.ts';
import type { DecodeOptions } from './decodeFeed.ts';
import { refuseOtherFiles } from './refuseOtherFiles.ts';
import { unpackFeed } from './unpackFeed.ts';

/** Longest stretch of the file, in characters, that may pass without an element beginning or ending. */
const SILENCE_MAX = 2_000_000;

export type ReadFeedOptions = DecodeOptions;

/** Listens to the parser and collects what it understands until that is taken. */
export interface XmlHandler<Piece> {
  take(): Piece;
  /** How many elements began or ended. */
  events(): number;
  /** What of the file was not understood so far, one for each name. */
  unknown(): Problem[];
}

/** Where the text of a file goes. */
export interface XmlSink {
  write(text: string): void;
  /** What was held back comes, too. */
  end(): void;
}

/** How a kind of files is read. */
export interface XmlReading<Piece> {
  handler: XmlHandler<Piece>;
  sink: XmlSink;
}

const step = (run: () => void): FeedError | null => {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof FeedError) return error;
    throw error;
  }
};

async function* refusing(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const piece of bytes) {
    if (isFirst) refuseOtherFiles(piece);
    isFirst = false;
    yield piece;
  }
}

/**
 * What a reading makes of an XML file, piece by piece as its bytes come, in constant memory. Names that are not
 * understood are reported at the end, or where the file breaks.
 *
 * @throws FeedError where the file cannot be read any further; everything before it was yielded.
 */
export async function* readXml<Piece>(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadFeedOptions,
  begin: (parser: SaxesParser) => XmlReading<Piece>,
): AsyncGenerator<Piece> {
  const parser = createParser();
  const { handler, sink } = begin(parser);
  let silence = 0;
  try {
    for await (const text of decodeFeed(refusing(withHead(unpackFeed(bytes))), options)) {
      const events = handler.events();
      const failure = step(() => sink.write(text));
      yield handler.take();
      if (failure) throw failure;
      silence = handler.events() === events ? silence + text.length : 0;
      if (silence > SILENCE_MAX) throw new FeedError('element_too_large', parser.line);
    }
    const failure = step(() => {
      sink.end();
      parser.close();
    });
    yield handler.take();
    if (failure) throw failure;
  } finally {
    for (const found of handler.unknown()) options.report(found);
  }
}
