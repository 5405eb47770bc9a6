import { readFeed } from '../feed/index.ts';
import type { FeedPiece } from '../feed/index.ts';
import { FeedError } from '../problems/index.ts';
import type { Problem } from '../problems/index.ts';
import { bytesOf } from './bytesOf.ts';

export interface WholeFeed extends FeedPiece {
  problems: Problem[];
  encoding: string;
  failure: FeedError | null;
}

/** All that is read of a feed, in pieces of `size` bytes, up to its end or to where it breaks. */
export async function readWhole(feed: string | Uint8Array, size?: number): Promise<WholeFeed> {
  const result: WholeFeed = {
    ...{ currencies: [], categories: [], offers: [], promos: [] },
    ...{ problems: [], encoding: '', failure: null },
  };
  const options = {
    onEncoding: (name: string) => void (result.encoding = name),
    report: (found: Problem) => void result.problems.push(found),
  };
  try {
    for await (const { categories, offers, promos } of readFeed(bytesOf(feed, size), options)) {
      result.categories.push(...categories);
      result.offers.push(...offers);
      result.promos.push(...promos);
    }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    result.failure = error;
  }
  return result;
}
