import { FeedError } from '../problems/index.ts';
import { otherKind } from './otherKind.ts';

/**
 * Names what a file is that was taken for a feed.
 *
 * @param head its first bytes
 * @throws FeedError for an archive or a table
 */
export function refuseOtherFiles(head: Uint8Array): void {
  const kind = otherKind(head);
  if (kind !== null) throw new FeedError(`file_${kind}`, null);
}
