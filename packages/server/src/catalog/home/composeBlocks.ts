import type { Block } from '@siren/domain/promo';
import { captionsAddressOf, fileAddressOf, filmType } from '../../files/index.ts';
import { imageOf } from '../../pictures/index.ts';
import type { StoredBlock } from '../../promo/index.ts';
import { toCard } from '../cards/index.ts';
import type { CardMeans } from '../cards/index.ts';
import type { Scene } from '../Scene.ts';
import { topLinks } from '../tree/index.ts';
import type { SectionTree } from '../tree/index.ts';
import { goodHero, ownHero, promoHero } from './heroBlock.ts';
import { promoLink } from './promoLink.ts';
import type { ListDays } from './listOffers.ts';
import { listOf, readBlockParts } from './readBlockParts.ts';
import type { BlockParts } from './readBlockParts.ts';

interface Surroundings extends BlockParts {
  tree: SectionTree;
  means: CardMeans;
  timeZone: string;
}

type Stored<Type extends StoredBlock['type']> = Extract<StoredBlock, { type: Type }>;
type Composers = { [Type in StoredBlock['type']]: (block: Stored<Type>, all: Surroundings) => Block[] };

/** The block that a stored one stands for; none where there is nothing to show. */
const composers: Composers = {
  hero(block, { goods, means, pictures, promos, timeZone, tree }) {
    const [good] = goods.get(block) ?? [];
    if (block.own)
      return ownHero(block.own, { tree, promos, good, picture: pictures.get(block.own.picture ?? 0) });
    const promo = promos.find(({ id }) => id === block.promo);
    if (promo) return [promoHero(promoLink(promo, timeZone), timeZone, good?.price ?? null)];
    return good ? [goodHero(good, means)] : [];
  },
  sections({ title }, { tree }) {
    const sections = topLinks(tree);
    return sections.length > 0 ? [{ type: 'sections', title, sections }] : [];
  },
  products(block, { goods, tree, means }) {
    const items = (goods.get(block) ?? []).map((row) => toCard(row, means));
    if (items.length === 0) return [];
    const { choice } = block;
    const [section, ...others] = typeof choice === 'object' && 'sections' in choice ? choice.sections : [];
    const whole = section !== undefined && others.length === 0 ? tree.byId(section) : undefined;
    return [{ type: 'products', title: block.title, path: whole?.row.path ?? null, items }];
  },
  promos({ title }, { promos, page, timeZone }) {
    const others = promos.filter(({ id }) => id !== page?.id);
    return [{ type: 'promos', title, promos: others.map((promo) => promoLink(promo, timeZone)) }];
  },
  stores: ({ title }) => [{ type: 'stores', title }],
  text: ({ title, paragraphs }) => [{ type: 'text', title, paragraphs }],
  picture({ picture, alt, caption }, { pictures }) {
    const row = pictures.get(picture);
    return row ? [{ type: 'picture', image: imageOf(row, alt ?? ''), caption }] : [];
  },
  video({ title, url, captions, poster }, { files, pictures }) {
    const film = files.get(url);
    if (!film) return [];
    const video = {
      url: fileAddressOf(film),
      type: filmType(url),
      captions: captionsAddressOf(captions === null ? undefined : files.get(captions)),
    };
    const still = poster === null ? undefined : pictures.get(poster);
    return [{ type: 'video', title, video, poster: still ? imageOf(still, '') : null }];
  },
  countdown({ title }, { page }) {
    const endsAt = page?.ends_at?.toISOString();
    return endsAt === undefined ? [] : [{ type: 'countdown', title, startsAt: null, endsAt }];
  },
  coupon({ title, coupon: named }, { coupons, page }) {
    const coupon = named === undefined ? page?.coupon : coupons.get(named);
    return coupon ? [{ type: 'coupon', title, ...coupon }] : [];
  },
};

/** What a stored block stands for; nothing where there is nothing to show. */
export interface MadeBlock extends Pick<StoredBlock, 'shown'> {
  /** Days of the list whose goods it shows; null where it shows none. */
  days: Pick<ListDays, 'from' | 'to'> | null;
  blocks: Block[];
}

/** Blocks of a page, the ids of the products that they show, and the step of changes after which they were chosen. */
export interface ComposedPage {
  /** What each stored block stands for, in their order. */
  made: MadeBlock[];
  products: number[];
  step: number;
  /** Places of stored blocks that stand for nothing. */
  empty: number[];
}

/** Blocks of a page as the region sees them, whatever the moment: `blocksSeen` leaves out what is not to be seen. */
export async function composeBlocks(
  scene: Scene,
  stored: readonly StoredBlock[],
  around: Pick<BlockParts, 'promos' | 'page'>,
): Promise<ComposedPage> {
  const [parts, tree, means] = await Promise.all([
    readBlockParts(scene, stored, around),
    scene.tree(),
    scene.cardMeans(),
  ]);
  const { timeZone } = scene.place.region;
  const all: Surroundings = { ...parts, tree, means, timeZone };
  const compose = <Type extends StoredBlock['type']>(block: Stored<Type>) =>
    composers[block.type](block, all);
  const products = [...parts.goods.values()].flat().map(({ id }) => id);
  const daysOf = (block: StoredBlock) => parts.lists.get(listOf(block) ?? 0) ?? null;
  const made = stored.map((block) => ({ shown: block.shown, days: daysOf(block), blocks: compose(block) }));
  const empty = [...made.keys()].filter((place) => made[place]?.blocks.length === 0);
  return { made, products, step: parts.step, empty };
}
