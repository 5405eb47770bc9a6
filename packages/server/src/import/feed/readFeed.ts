import { createFeedHandler } from './feedHandler.ts';
import { createMender } from './createMender.ts';
import { followErrors } from './followErrors.ts';
import type { FeedPiece } from './RawOffer.ts';
import { readXml } from './readXml.ts';
import type { ReadFeedOptions } from './readXml.ts';

/**
 * The sections and offers of a YML feed, piece by piece as its bytes come, in constant memory. Broken marks cost no more
 * than the offer that they stand in. Names that are not understood are reported at the end, or where the feed breaks.
 *
 * @throws FeedError where the feed cannot be read any further; everything before it was yielded.
 */
export const readFeed = (
  bytes: AsyncIterable<Uint8Array>,
  options: ReadFeedOptions,
): AsyncGenerator<FeedPiece> =>
  readXml(bytes, options, (parser) => {
    const { report } = options;
    const handler = createFeedHandler(parser, report);
    followErrors(parser, handler, report);
    return { handler, sink: createMender(parser, report, handler.hasRoot) };
  });
