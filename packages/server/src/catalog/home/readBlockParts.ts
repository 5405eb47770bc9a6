import type { FileRow } from '../../files/index.ts';
import { readCoupons, readFiles, readPictures } from '../../promo/index.ts';
import type { PromoCoupon, PromoRow, StoredBlock } from '../../promo/index.ts';
import type { PictureRow } from '../../pictures/index.ts';
import { readCards } from '../cards/index.ts';
import type { CardRow } from '../cards/index.ts';
import type { Scene } from '../Scene.ts';
import { chooseGoods } from './chooseGoods.ts';
import { readListDays } from './listOffers.ts';
import type { ListDays } from './listOffers.ts';

/** What the blocks of a page are made from. */
export interface BlockParts {
  /** Cards of the goods that each block shows, in their order. */
  goods: ReadonlyMap<StoredBlock, CardRow[]>;
  /** The step of changes after which those goods were chosen. */
  step: number;
  /** Days of lists of goods. */
  lists: ReadonlyMap<number, ListDays>;
  pictures: ReadonlyMap<number, PictureRow>;
  /** By the address that they come from. */
  files: ReadonlyMap<string, FileRow>;
  /** Coupons that blocks name, by id. */
  coupons: ReadonlyMap<number, PromoCoupon>;
  /** Promos of the region that are not over. */
  promos: readonly PromoRow[];
  /** The promo whose page it is; null on the home page. */
  page: PromoRow | null;
}

const picturesOf = (block: StoredBlock): number[] => {
  if (block.type === 'picture') return [block.picture];
  const named = block.type === 'video' ? block.poster : block.type === 'hero' ? block.own?.picture : null;
  return typeof named === 'number' ? [named] : [];
};
const filesOf = (block: StoredBlock): string[] =>
  block.type === 'video' ? [block.url, ...(block.captions === null ? [] : [block.captions])] : [];

const couponOf = (block: StoredBlock): number[] =>
  block.type === 'coupon' && block.coupon !== undefined ? [block.coupon] : [];

/** The list whose goods a block shows; null where it shows none. */
export const listOf = (block: StoredBlock): number | null =>
  block.type === 'products' && typeof block.choice === 'object' && 'list' in block.choice
    ? block.choice.list
    : null;

/** Reads what these blocks show, the cards of all of them in one statement. */
export async function readBlockParts(
  scene: Scene,
  blocks: readonly StoredBlock[],
  { promos, page }: Pick<BlockParts, 'promos' | 'page'>,
): Promise<BlockParts> {
  const { db, region, now } = scene;
  const [{ offers: chosen, step }, lists, pictures, files, coupons] = await Promise.all([
    chooseGoods(scene, blocks),
    readListDays(
      db,
      blocks.flatMap((block) => listOf(block) ?? []),
    ),
    readPictures(db, blocks.flatMap(picturesOf)),
    readFiles(db, blocks.flatMap(filesOf)),
    readCoupons(db, blocks.flatMap(couponOf)),
  ]);
  const offers = [...chosen.values()].flat().map(({ offer }) => offer);
  const rows = await readCards(db, region, [...new Set(offers)], now);
  const known = new Map(rows.map((row) => [row.offer, row]));
  const goods = new Map(
    [...chosen].map(([block, list]) => [block, list.flatMap(({ offer }) => known.get(offer) ?? [])]),
  );
  const listed = new Map(lists.map((one) => [one.id, one]));
  return { goods, step, lists: listed, pictures, files, coupons, promos, page };
}
