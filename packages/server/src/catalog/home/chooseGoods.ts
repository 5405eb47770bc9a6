import type { StoredBlock, StoredHero } from '../../promo/index.ts';
import type { Scene } from '../Scene.ts';
import { chooseHome } from './chooseHome.ts';
import type { HomeChoice } from './chooseHome.ts';
import { isOldChoice } from './isOldPage.ts';
import { listOffers } from './listOffers.ts';
import { namedOffers } from './namedOffers.ts';
import type { ChosenOffer } from './namedOffers.ts';
import { promoOffers } from './promoOffers.ts';

type GoodsBlock = Extract<StoredBlock, { type: 'hero' | 'products' }>;

const showsGoods = (block: StoredBlock): block is GoodsBlock =>
  block.type === 'products' || block.type === 'hero';

async function offersChosen(
  { db, region }: Pick<Scene, 'db' | 'region'>,
  named: Extract<GoodsBlock, { type: 'products' }>['choice'],
  choice: () => Promise<HomeChoice>,
): Promise<ChosenOffer[]> {
  if (typeof named === 'string') return (await choice())[named];
  return 'list' in named ? listOffers(db, region, named.list) : namedOffers(db, region, named);
}

/** The offer that a hero of the staff leads to, whatever it costs. */
const linkedOffers = async (
  { db, region }: Pick<Scene, 'db' | 'region'>,
  { page, id }: StoredHero['link'],
): Promise<ChosenOffer[]> =>
  page === 'product'
    ? namedOffers(db, region, {
        ...{ offers: [id], sections: [], onSale: false, priceFrom: null, priceTo: null, limit: 1 },
      })
    : [];

/** Offers of a block; the region's choice is made where a block leaves it to the shop. */
async function offersOf(
  { db, region }: Scene,
  block: GoodsBlock,
  choice: () => Promise<HomeChoice>,
): Promise<ChosenOffer[]> {
  if (block.type === 'products') return offersChosen({ db, region }, block.choice, choice);
  if (block.own) return linkedOffers({ db, region }, block.own.link);
  if (block.promo !== null) return promoOffers(db, region, block.promo);
  const { hero, popular } = await choice();
  return hero.length > 0 ? hero : popular.slice(0, 1);
}

const choose = async (scene: Scene, blocks: readonly GoodsBlock[]) => {
  const step = scene.step();
  let choice: Promise<HomeChoice> | null = null;
  const choiceOnce = () => (choice ??= chooseHome(scene.db, scene.region, scene.now));
  const lists = await Promise.all(blocks.map((block) => offersOf(scene, block, choiceOnce)));
  return { lists, products: lists.flat().map(({ product }) => product), step };
};

/** Offers that each block shows, in their order, and the step of changes after which they were chosen. */
export interface ChosenGoods {
  offers: ReadonlyMap<StoredBlock, ChosenOffer[]>;
  step: number;
}

/**
 * Offers that each block shows, in their order. All goods are gone through for that, so it is done once at a time and
 * kept longer than the page: what is said of the goods is read with the page.
 */
export async function chooseGoods(scene: Scene, blocks: readonly StoredBlock[]): Promise<ChosenGoods> {
  const showing = blocks.filter(showsGoods);
  const { lists, step } = await scene.remember(
    `choice ${JSON.stringify(showing)}`,
    () => choose(scene, showing),
    isOldChoice,
  );
  return { offers: new Map(showing.map((block, place) => [block, lists[place] ?? []])), step };
}
