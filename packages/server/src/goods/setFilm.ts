import { isDeepStrictEqual } from 'node:util';
import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { FieldChange } from '@siren/domain/audit';
import { filmText, goodFileFormats } from '@siren/domain/goods';
import type { GoodFileKind, SetFilm, StaffGood } from '@siren/domain/goods';
import { recordChange } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { changeGood } from './changeGood.ts';
import { holdGood, nextVersion } from './held.ts';
import { takeFiles } from './takeFiles.ts';

type Wish = CheckedPayloadOf<'/api/admin/catalog/set-film'>;

interface HeldFilm {
  film: SetFilm | null;
  byHand: boolean;
  fed: SetFilm | null;
}

/** What people know a film by: its name, else its address. */
async function wordsOf(tx: Database, film: SetFilm | null): Promise<string | null> {
  if (!film) return null;
  const [upload] = await tx.query<{ name: string }>(sql`
    select u.name from uploaded_files u join files f on f.id = u.file_id where f.url = ${film.url}`);
  return upload?.name ?? film.url;
}

/** What the history says of it. */
const changesOf = async (
  tx: Database,
  before: SetFilm | null,
  after: SetFilm | null,
): Promise<FieldChange[]> => [
  { field: 'film', from: await wordsOf(tx, before), to: await wordsOf(tx, after) },
  { field: 'captions', from: before?.captions != null, to: after?.captions != null },
];

const isOf =
  (kind: GoodFileKind) =>
  (url: string): boolean =>
    goodFileFormats[kind].some((format) => url.endsWith(`.${format}`));

/** Refuses a film, and captions, that the shop cannot show. @throws ApiError bad_request */
async function takeFilm(
  tx: Database,
  next: SetFilm | null,
  { film, fed }: HeldFilm,
  now: Date,
): Promise<void> {
  const before = [film, fed].filter((one) => one !== null);
  await takeFiles(tx, {
    own: before.map(({ url }) => url),
    wished: next ? [next.url] : [],
    ...{ fits: isOf('film'), ofWeb: true, now },
  });
  // Browsers take captions of the page's own origin alone.
  await takeFiles(tx, {
    own: before.flatMap(({ captions }) => captions ?? []),
    wished: next?.captions == null ? [] : [next.captions],
    ...{ fits: isOf('captions'), ofWeb: false, now },
  });
}

/** Part of a transaction. @throws ApiError good.not_found, general.conflict, bad_request */
async function writeFilm(context: Context, tx: Database, { id, version, film: wish }: Wish): Promise<void> {
  const good = await holdGood(tx, id);
  const held = onlyRow(
    await tx.query<HeldFilm>(sql`
      select video as film, feed ? 'video' as "byHand", nullif(feed -> 'video', 'null') as fed
      from products where id = ${id}`),
  );
  const isBack = wish === 'feed';
  const next = isBack ? (held.byHand ? held.fed : held.film) : wish;
  // Pressed twice, or by two people: it is so already.
  if (isBack ? !held.byHand : isDeepStrictEqual(held.film, next)) return;
  if (good.version !== version) throw staffRefusal('general.conflict');
  await takeFilm(tx, next, held, context.now());
  await tx.query(sql`
    update products set video = ${next && JSON.stringify(next)}::jsonb,
      feed = case when ${isBack}::boolean then feed - 'video' else jsonb_build_object('video', video) || feed end
    where id = ${id}`);
  const changes = [
    ...(await changesOf(tx, held.film, next)),
    { field: 'set', from: filmText(held.byHand ? held.film : 'feed'), to: filmText(wish) },
  ];
  const action = isBack ? 'film_back' : 'film';
  await recordChange(context, { kind: 'good', record: id, action, changes }, tx);
  await nextVersion(tx, id);
}

/**
 * Sets the film of a good, takes it away, or gives it back to the feed. Imports leave alone what is set.
 *
 * @throws ApiError good.not_found, general.conflict, bad_request
 */
export const setFilm = (context: Context, wish: Wish): Promise<StaffGood> =>
  changeGood(context, wish.id, (tx) => writeFilm(context, tx, wish));
