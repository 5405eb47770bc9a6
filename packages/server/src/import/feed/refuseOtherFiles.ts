import { FeedError } from '../problems/index.ts';

/** Rows of two or more cells, parted alike. */
const CSV = /^[^<\n]*([;,\t])[^<\n]*\r?\n[^<\n]*\1/;

/**
 * Names what a file is that was taken for a feed.
 *
 * @param head its first bytes
 * @throws FeedError for an archive or a table
 */
export function refuseOtherFiles(head: Uint8Array): void {
  const start = Buffer.from(head.subarray(0, 4096)).toString('latin1');
  if (start.startsWith('PK\u0003\u0004')) {
    throw new FeedError(/\[Content_Types\]\.xml|\bxl\//.test(start) ? 'file_xlsx' : 'file_zip', null);
  }
  // Tables of Excel before 2007.
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) throw new FeedError('file_xlsx', null);
  if (CSV.test(start)) throw new FeedError('file_csv', null);
}
