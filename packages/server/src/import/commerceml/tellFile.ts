import { unpackFeed, withHead } from '../feed/index.ts';
import { FeedError } from '../problems/index.ts';
import { ROOT } from './commerceHandler.ts';

/** A file with what its first bytes are. */
export interface ToldFile {
  isCommerceMl: boolean;
  /** All of its bytes, unpacked. */
  bytes: AsyncIterable<Uint8Array>;
}

async function* putBack(
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** What cannot be unpacked is told by whoever reads it. */
const broken = (error: FeedError): AsyncIterable<Uint8Array> => ({
  [Symbol.asyncIterator]: () => ({
    async next() {
      throw error;
    },
  }),
});

/** 1C writes one of these. */
const ENCODINGS = ['utf-8', 'windows-1251', 'utf-16le'];

const rootOf = (head: string): string | undefined =>
  /<(?:[\w.-]+:)?([^\s<>/?!]+)[\s/>]/u.exec(head.replace(/<!--[\s\S]*?-->/g, ''))?.[1];

const beginsCommerceMl = (bytes: Uint8Array): boolean =>
  ENCODINGS.some((name) => rootOf(new TextDecoder(name).decode(bytes.subarray(0, 4096))) === ROOT);

/** Tells a file of CommerceML by its root element: 1C names files as it likes. */
export async function tellFile(bytes: AsyncIterable<Uint8Array>): Promise<ToldFile> {
  const pieces = withHead(unpackFeed(bytes));
  try {
    const first = await pieces.next();
    return { isCommerceMl: !first.done && beginsCommerceMl(first.value), bytes: putBack(first, pieces) };
  } catch (error) {
    if (error instanceof FeedError) return { isCommerceMl: false, bytes: broken(error) };
    throw error;
  }
}
