import { otherKind, unpackFeed, withHead } from '../feed/index.ts';
import { FeedError } from '../problems/index.ts';
import { ROOT } from './commerceHandler.ts';

/** A file with what its first bytes are. */
export interface ToldFile {
  kind: 'commerceml' | 'table' | 'yml' | 'archive';
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

const rootIn = (head: string): string | undefined =>
  /<(?:[\w.-]+:)?([^\s<>/?!]+)[\s/>]/u.exec(head.replace(/<!--[\s\S]*?-->/g, ''))?.[1];

/** The root element of a file by its first bytes: that of CommerceML in whichever encoding; undefined while it has not come. */
export function rootOf(bytes: Uint8Array): string | undefined {
  const roots = ENCODINGS.map((name) => rootIn(new TextDecoder(name).decode(bytes.subarray(0, 4096))));
  return roots.includes(ROOT) ? ROOT : roots.find((root) => root !== undefined);
}

function kindOf(head: Uint8Array): ToldFile['kind'] {
  const other = otherKind(head);
  if (other === 'csv' || other === 'xlsx') return 'table';
  if (other === 'zip') return 'archive';
  return rootOf(head) === ROOT ? 'commerceml' : 'yml';
}

/** Tells files by their content: a table by its rows, CommerceML by its root element. What is neither is read as YML, which says what is wrong. */
export async function tellFile(bytes: AsyncIterable<Uint8Array>): Promise<ToldFile> {
  const pieces = withHead(unpackFeed(bytes));
  try {
    const first = await pieces.next();
    return { kind: first.done ? 'yml' : kindOf(first.value), bytes: putBack(first, pieces) };
  } catch (error) {
    if (error instanceof FeedError) return { kind: 'yml', bytes: broken(error) };
    throw error;
  }
}
