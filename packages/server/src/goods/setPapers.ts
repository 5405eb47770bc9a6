import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { FieldChange } from '@siren/domain/audit';
import { goodFileFormats, paperChanges, papersText } from '@siren/domain/goods';
import type { SetPaper, StaffGood } from '@siren/domain/goods';
import { recordChange } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { changeGood } from './changeGood.ts';
import { holdGood, nextVersion } from './held.ts';
import { takeFiles } from './takeFiles.ts';

type Wish = CheckedPayloadOf<'/api/admin/catalog/set-papers'>;

interface HeldPapers {
  papers: SetPaper[];
  /** null where nobody set others. */
  fed: SetPaper[] | null;
}

/** What the history says of it. */
function changesOf(before: readonly SetPaper[], after: readonly SetPaper[]): FieldChange[] {
  const { added, removed, moved, renamed } = paperChanges(before, after);
  const told = Object.entries({ added, removed, renamed }).filter(([, count]) => count > 0);
  return [
    { field: 'papers', from: before.length, to: after.length },
    ...told.map(([field, count]) => ({ field, from: null, to: count })),
    ...(moved ? [{ field: 'moved', from: null, to: true }] : []),
  ];
}

const isSame = (one: readonly SetPaper[], other: readonly SetPaper[]): boolean => {
  const { added, removed, moved, renamed } = paperChanges(one, other);
  return added + removed + renamed === 0 && !moved;
};

const isPaper = (url: string): boolean => goodFileFormats.paper.some((format) => url.endsWith(`.${format}`));

/** Part of a transaction. @throws ApiError good.not_found, general.conflict, bad_request */
async function writePapers(context: Context, tx: Database, wish: Wish): Promise<void> {
  const good = await holdGood(tx, wish.id);
  const { papers, fed } = onlyRow(
    await tx.query<HeldPapers>(sql`
      select documents as papers, feed -> 'documents' as fed from products where id = ${wish.id}`),
  );
  const wished = wish.papers?.map(({ type, name, url }): SetPaper => ({ type, name, url })) ?? null;
  const next = wished ?? fed ?? papers;
  // Pressed twice, or by two people: they stand there already.
  if (wished === null ? fed === null : isSame(papers, next)) return;
  if (good.version !== wish.version) throw staffRefusal('general.conflict');
  await takeFiles(tx, {
    own: [...papers, ...(fed ?? [])].map(({ url }) => url),
    wished: next.map(({ url }) => url),
    fits: isPaper,
    ofWeb: true,
    now: context.now(),
  });
  await tx.query(sql`
    update products set documents = ${JSON.stringify(next)}::jsonb,
      feed = case when ${wished === null}::boolean then feed - 'documents'
        else jsonb_build_object('documents', documents) || feed end
    where id = ${good.id}`);
  const action = wished === null ? 'papers_back' : 'papers';
  const changes = [
    ...changesOf(papers, next),
    { field: 'set', from: papersText(fed && papers), to: papersText(wished) },
  ];
  await recordChange(context, { kind: 'good', record: good.id, action, changes }, tx);
  await nextVersion(tx, good.id);
}

/**
 * Sets the papers of a good in their order, or gives them back to the feed. Imports leave alone what is set.
 *
 * @throws ApiError good.not_found, general.conflict, bad_request
 */
export const setPapers = (context: Context, wish: Wish): Promise<StaffGood> =>
  changeGood(context, wish.id, (tx) => writePapers(context, tx, wish));
