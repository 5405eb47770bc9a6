import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { FieldChange } from '@siren/domain/audit';
import { pictureChanges, picturesText } from '@siren/domain/goods';
import type { SetPicture, StaffGood } from '@siren/domain/goods';
import { recordChange } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { changeGood } from './changeGood.ts';
import { recheckGood } from '../catalog-errors/index.ts';
import { holdGood, nextVersion } from './held.ts';

type Wish = CheckedPayloadOf<'/api/admin/catalog/set-pictures'>;

interface HeldPictures {
  article: string;
  pictures: SetPicture[];
  /** null where nobody set others. */
  feed: number[] | null;
}

/** The pictures of a variant, held to the end of the transaction: an import that writes them waits. @throws ApiError bad_request */
async function holdPictures(tx: Database, { id, offer }: Wish): Promise<HeldPictures> {
  const [row] = await tx.query<{ article: string; feed: number[] | null }>(sql`
    select article, feed_pictures as feed from offers
    where id = ${offer} and product_id = ${id} for no key update`);
  if (!row) throw badRequest('offer: такого варианта у товара нет.');
  const pictures = await tx.query<SetPicture>(sql`
    select picture_id as id, alt from offer_pictures where offer_id = ${offer} order by position`);
  return { ...row, pictures };
}

/** Refuses pictures that are neither the variant's nor uploaded. @throws ApiError bad_request */
async function checkPictures(
  tx: Database,
  wished: readonly SetPicture[],
  { pictures, feed }: HeldPictures,
): Promise<void> {
  const own = new Set([...pictures.map(({ id }) => id), ...(feed ?? [])]);
  const others = wished.map(({ id }) => id).filter((id) => !own.has(id));
  if (others.length === 0) return;
  const uploaded = await tx.query(sql`
    select 1 from uploaded_pictures where picture_id = any(${others}::int[])`);
  if (uploaded.length < others.length) throw badRequest('pictures: такой картинки нет.');
}

/** What the history says of it. */
function changesOf(
  { article, offer }: { article: string; offer: number },
  before: readonly SetPicture[],
  after: readonly SetPicture[],
): FieldChange[] {
  const { added, removed, moved, described } = pictureChanges(before, after);
  const told = Object.entries({ added, removed, described }).filter(([, count]) => count > 0);
  return [
    { field: 'article', from: null, to: article },
    { field: 'offer', from: null, to: offer },
    { field: 'pictures', from: before.length, to: after.length },
    ...told.map(([field, count]) => ({ field, from: null, to: count })),
    ...(moved ? [{ field: 'moved', from: null, to: true }] : []),
  ];
}

const isSame = (one: readonly SetPicture[], other: readonly SetPicture[]): boolean => {
  const { added, removed, moved, described } = pictureChanges(one, other);
  return added + removed + described === 0 && !moved;
};

/** Part of a transaction. @throws ApiError good.not_found, general.conflict, bad_request */
async function writePictures(context: Context, tx: Database, wish: Wish): Promise<void> {
  const good = await holdGood(tx, wish.id);
  const held = await holdPictures(tx, wish);
  const { offer, pictures: wished } = wish;
  const next = wished ?? held.feed?.map((id): SetPicture => ({ id, alt: null })) ?? held.pictures;
  // Pressed twice, or by two people: they stand there already.
  const isThere = wished === null ? held.feed === null : isSame(held.pictures, next);
  if (isThere) return;
  if (good.version !== wish.version) throw staffRefusal('general.conflict');
  await checkPictures(tx, next, held);
  const feed = wished === null ? null : (held.feed ?? held.pictures.map(({ id }) => id));
  await tx.query(sql`update offers set feed_pictures = ${feed}::int[] where id = ${offer}`);
  await tx.query(sql`delete from offer_pictures where offer_id = ${offer}`);
  await tx.query(sql`
    insert into offer_pictures (offer_id, position, picture_id, alt)
    select ${offer}::int, r.place - 1, r.id, r.alt
    from unnest(${next.map(({ id }) => id)}::int[], ${next.map(({ alt }) => alt)}::text[])
      with ordinality r(id, alt, place)`);
  const action = wished === null ? 'pictures_back' : 'pictures';
  const changes = [
    ...changesOf({ article: held.article, offer }, held.pictures, next),
    {
      field: 'set',
      from: picturesText(held.feed && held.pictures),
      to: picturesText(wished && next),
    },
  ];
  await recordChange(context, { kind: 'good', record: good.id, action, changes }, tx);
  await nextVersion(tx, good.id);
  await recheckGood(tx, good.id, context.now());
}

/**
 * Sets the pictures of a variant in their order, or gives them back to the feed. Imports leave alone what is set.
 *
 * @throws ApiError good.not_found, general.conflict, bad_request
 */
export const setPictures = (context: Context, wish: Wish): Promise<StaffGood> =>
  changeGood(context, wish.id, (tx) => writePictures(context, tx, wish));
