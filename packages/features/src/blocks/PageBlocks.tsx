import { paths } from '@siren/contract/routes';
import type { ProductCard as Card } from '@siren/domain/catalog';
import type { Block as Content, BlockOf } from '@siren/domain/promo';
import type { ReactNode } from 'react';
import { SectionTiles } from '../catalog/index.ts';
import { Block } from './Block.tsx';
import * as css from './Block.css.ts';
import { BlockGoods } from './BlockGoods.tsx';
import { BlockPicture } from './BlockPicture.tsx';
import { Film } from './Film.tsx';
import { Hero } from './Hero.tsx';
import { Prose } from './Prose.tsx';
import { PromoTiles } from './PromoTiles.tsx';

/** What only the page knows how to fill. */
export interface BlockSlots {
  renderAction(card: Card): ReactNode;
  renderCorner(card: Card): ReactNode;
  /** The stores of the region; null where it has none. */
  stores: { title: string; list: ReactNode } | null;
  renderCoupon?(block: BlockOf<'coupon'>): ReactNode;
  renderCountdown?(block: BlockOf<'countdown'>): ReactNode;
}

export interface PageBlocksProps extends BlockSlots {
  blocks: readonly Content[];
  /** Whether the first heading of the page is the hero's. @default true */
  leads?: boolean;
}

type Draw = { [Type in Content['type']]: (block: BlockOf<Type>, props: PageBlocksProps) => ReactNode };

const draw: Draw = {
  hero: (block, { leads = true }) => <Hero {...block} level={leads ? 1 : 2} />,
  sections: ({ title, sections }) => (
    <Block title={title} kind="sections" more={{ to: paths.sections(), label: 'Весь каталог' }}>
      <SectionTiles sections={sections} />
    </Block>
  ),
  products: (block, slots) => <BlockGoods {...block} {...slots} />,
  promos: ({ title, promos }) => (
    <Block title={title} kind="promos">
      <PromoTiles promos={promos} label={title} />
    </Block>
  ),
  stores: ({ title }, { stores }) =>
    stores && (
      <Block title={title || stores.title} kind="stores">
        {stores.list}
      </Block>
    ),
  text: (block) => <Prose {...block} />,
  picture: (block) => <BlockPicture {...block} />,
  video: ({ title, video, poster }) => (
    <Block title={title} kind="words">
      <Film title={title} video={video} poster={poster} />
    </Block>
  ),
  countdown: (block, { renderCountdown }) => renderCountdown?.(block),
  coupon: (block, { renderCoupon }) => renderCoupon?.(block),
};

const isHalf = (block: Content | undefined) => block?.type === 'countdown' || block?.type === 'coupon';

/** The blocks of a page in the order given; a code and the time that is left for it stand side by side. */
export function PageBlocks({ blocks, ...props }: PageBlocksProps) {
  return blocks.map((block, place) => {
    const beside = isHalf(block) && (isHalf(blocks[place - 1]) || isHalf(blocks[place + 1]));
    const content = (draw[block.type] as (block: Content, props: PageBlocksProps) => ReactNode)(block, {
      blocks,
      ...props,
    });
    return content ? (
      <div key={`${block.type} ${place}`} className={beside ? css.half : css.whole}>
        {content}
      </div>
    ) : null;
  });
}
