import type { DraftBlock, PageGood, PagePicture, PageVersionContent } from '@siren/domain/pages';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { imageOf } from '../pictures/index.ts';
import { readPictures } from '../promo/index.ts';

const offersIn = (blocks: readonly DraftBlock[]): number[] =>
  blocks.flatMap((block) =>
    block.type === 'products' && typeof block.choice === 'object' && 'offers' in block.choice
      ? block.choice.offers
      : [],
  );

const readGoods = (db: Database, offers: readonly number[]): Promise<PageGood[]> =>
  db.query<PageGood>(sql`
    select o.id, p.name from offers o join products p on p.id = o.product_id
    where o.id = any(${[...offers]}::int[]) order by o.id`);

const picturesIn = (blocks: readonly DraftBlock[]): number[] =>
  blocks.flatMap((block) => {
    if (block.type === 'picture') return [block.picture];
    return block.type === 'video' && block.poster !== null ? [block.poster] : [];
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
