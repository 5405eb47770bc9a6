import type { FileRow } from '../../files/index.ts';
import { readFiles, readPictures } from '../../promo/index.ts';
import type { PromoRow, StoredBlock } from '../../promo/index.ts';
import type { PictureRow } from '../../pictures/index.ts';
import { readCards } from '../cards/index.ts';
import type { CardRow } from '../cards/index.ts';
import type { Scene } from '../Scene.ts';
import { chooseHome } from './chooseHome.ts';
import { namedOffers } from './namedOffers.ts';

/** What the blocks of a page are made from. */
export interface BlockParts {
  /** Cards of the goods that each block shows, in their order. */
  goods: ReadonlyMap<StoredBlock, CardRow[]>;
  pictures: ReadonlyMap<number, PictureRow>;
  /** By the address that they come from. */
  files: ReadonlyMap<string, FileRow>;
  /** Promos of the region that are not over. */
  promos: readonly PromoRow[];
  /** The promo whose page it is; null on the home page. */
  page: PromoRow | null;
}

type Choice = Awaited<ReturnType<typeof chooseHome>>;

const choosesItself = (block: StoredBlock) =>
  (block.type === 'hero' && block.promo === null) ||
  (block.type === 'products' && typeof block.choice === 'string');

const picturesOf = (block: StoredBlock): number[] => {
  if (block.type === 'picture') return [block.picture];
  return block.type === 'video' && block.poster !== null ? [block.poster] : [];
};
const filesOf = (block: StoredBlock): string[] =>
  block.type === 'video' ? [block.url, ...(block.captions === null ? [] : [block.captions])] : [];

/** Offers of a block; the region's choice is made where a block leaves it to the shop. */
async function offersOf({ db, region }: Scene, block: StoredBlock, choice: Choice | null): Promise<number[]> {
  if (block.type === 'products')
    return typeof block.choice === 'string'
      ? (choice?.[block.choice] ?? [])
      : namedOffers(db, region, block.choice);
  if (block.type !== 'hero' || block.promo !== null || !choice) return [];
  return choice.hero === null ? choice.popular.slice(0, 1) : [choice.hero];
}

/** Reads what these blocks show, the cards of all of them in one statement. */
export async function readBlockParts(
  scene: Scene,
  blocks: readonly StoredBlock[],
  { promos, page }: Pick<BlockParts, 'promos' | 'page'>,
): Promise<BlockParts> {
  const { db, region, now } = scene;
  const choice = blocks.some(choosesItself) ? await chooseHome(db, region, now) : null;
  const [offers, pictures, files] = await Promise.all([
    Promise.all(blocks.map((block) => offersOf(scene, block, choice))),
    readPictures(db, blocks.flatMap(picturesOf)),
    readFiles(db, blocks.flatMap(filesOf)),
  ]);
  const rows = await readCards(db, region, [...new Set(offers.flat())], now);
  const known = new Map(rows.map((row) => [row.offer, row]));
  const goods = new Map(
    blocks.map((block, place) => [block, (offers[place] ?? []).flatMap((offer) => known.get(offer) ?? [])]),
  );
  return { goods, pictures, files, promos, page };
}
