import type { ImportFileKind } from '@siren/domain/imports';
import { otherKind, unpackFeed, withHead } from './feed/index.ts';
import type { OtherKind } from './feed/index.ts';
import { rootOf } from './commerceml/index.ts';
import { FeedError } from './problems/index.ts';

const roots: Readonly<Record<string, ImportFileKind>> = {
  yml_catalog: 'yml',
  КоммерческаяИнформация: 'commerceml',
};
const others: Readonly<Record<OtherKind, ImportFileKind>> = {
  ...{ xlsx: 'table', csv: 'table', xls: 'xls', zip: 'archive' },
};

const kindOfHead = (head: Uint8Array): ImportFileKind => {
  const other = otherKind(head);
  if (other !== null) return others[other];
  const root = rootOf(head);
  if (root !== undefined) return roots[root] ?? 'unknown';
  // A root that has not come yet, after long comments: whoever reads the file tells.
  return Buffer.from(head.subarray(0, 4096)).includes('<') ? 'yml' : 'unknown';
};

/** Tells what a file is by its first bytes. */
export async function tellKind(bytes: AsyncIterable<Uint8Array>): Promise<ImportFileKind> {
  const pieces = withHead(unpackFeed(bytes));
  try {
    const first = await pieces.next();
    return first.done ? 'unknown' : kindOfHead(first.value);
  } catch (error) {
    if (error instanceof FeedError) return 'unknown';
    throw error;
  } finally {
    await pieces.return(undefined);
  }
}
