import type { DraftBlock, PageGood, PagePicture, PageVersionContent } from '@siren/domain/pages';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { imageOf } from '../pictures/index.ts';
import { readPictures } from '../promo/index.ts';

/** The offer of a good that the hero of the staff leads to. */
const heroOffer = (block: DraftBlock): number[] =>
  block.type === 'hero' && block.own?.link.page === 'product' ? [block.own.link.id] : [];

const offersIn = (blocks: readonly DraftBlock[]): number[] =>
  blocks.flatMap((block) =>
    block.type === 'products' && typeof block.choice === 'object' && 'offers' in block.choice
      ? block.choice.offers
      : heroOffer(block),
  );

/** Those of them that heroes of the staff lead to, and that the shop sells. */
export async function readHeroGoods(
  db: Database,
  blocks: readonly DraftBlock[],
): Promise<ReadonlySet<number>> {
  const offers = blocks.flatMap(heroOffer);
  if (offers.length === 0) return new Set();
  const rows = await db.query<{ id: number }>(sql`
    select o.id from offers o join products p on p.id = o.product_id and p.active
    where o.active and o.id = any(${offers}::int[])`);
  return new Set(rows.map(({ id }) => id));
}

const readGoods = (db: Database, offers: readonly number[]): Promise<PageGood[]> =>
  db.query<PageGood>(sql`
    select o.id, p.name from offers o join products p on p.id = o.product_id
    where o.id = any(${[...offers]}::int[]) order by o.id`);

const picturesIn = (blocks: readonly DraftBlock[]): number[] =>
  blocks.flatMap((block) => {
    if (block.type === 'picture') return [block.picture];
    const named = block.type === 'video' ? block.poster : block.type === 'hero' ? block.own?.picture : null;
    return typeof named === 'number' ? [named] : [];
  });

const readOwnPictures = async (db: Database, blocks: readonly DraftBlock[]): Promise<PagePicture[]> =>
  [...(await readPictures(db, picturesIn(blocks))).values()].map((row) => ({
    id: row.id,
    image: imageOf(row, ''),
  }));

/** Goods and pictures that blocks name. */
export async function readNamed(
  db: Database,
  blocks: readonly DraftBlock[],
): Promise<Omit<PageVersionContent, 'content'>> {
  const [goods, pictures] = await Promise.all([readGoods(db, offersIn(blocks)), readOwnPictures(db, blocks)]);
  return { goods, pictures };
}
