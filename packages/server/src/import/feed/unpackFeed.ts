import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FeedError } from '../problems/index.ts';

/** Most that a packed feed may unpack to, bytes: a dozen times what 50,000 offers take. */
export const UNPACKED_MAX = 2_000_000_000;

const isGzip = (head: Uint8Array) => head[0] === 0x1f && head[1] === 0x8b;

async function* after(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield head;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

async function* unpacked(bytes: AsyncIterable<Uint8Array>, max: number): AsyncGenerator<Uint8Array> {
  const source = Readable.from(bytes);
  const gunzip = createGunzip();
  // An error of the source, such as a file that cannot be read any more, is not one of the archive.
  let broken: unknown = null;
  source.on('error', (error) => {
    broken = error;
    gunzip.destroy(error);
  });
  let size = 0;
  try {
    for await (const piece of source.pipe(gunzip) as AsyncIterable<Uint8Array>) {
      size += piece.length;
      if (size > max) throw new FeedError('gzip_too_large', null);
      yield piece;
    }
  } catch (error) {
    if (error instanceof FeedError || broken !== null) throw error;
    throw new FeedError('bad_gzip', null);
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

/**
 * The bytes of a feed, unpacked where they are gzip.
 *
 * @param max most that it may unpack to, bytes
 * @throws FeedError where the archive is broken or unpacks to more
 */
export async function* unpackFeed(
  bytes: AsyncIterable<Uint8Array>,
  max = UNPACKED_MAX,
): AsyncGenerator<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  let head: Uint8Array = new Uint8Array();
  while (head.length < 2) {
    const next = await iterator.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const whole = after(head, iterator);
  yield* isGzip(head) ? unpacked(whole, max) : whole;
}
