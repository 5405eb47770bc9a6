import type { ImportFileKind } from '@siren/domain/imports';
import { refuseOtherFiles, unpackFeed, withHead } from './feed/index.ts';
import { rootOf } from './commerceml/index.ts';
import { FeedError } from './problems/index.ts';

const roots: Readonly<Record<string, ImportFileKind>> = {
  yml_catalog: 'yml',
  КоммерческаяИнформация: 'commerceml',
};

const kindOfHead = (head: Uint8Array): ImportFileKind => {
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
    if (first.done) return 'unknown';
    refuseOtherFiles(first.value);
    return kindOfHead(first.value);
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    if (error.code === 'file_zip') return 'archive';
    return error.code === 'file_xlsx' || error.code === 'file_csv' ? 'table' : 'unknown';
  } finally {
    await pieces.return(undefined);
  }
}
