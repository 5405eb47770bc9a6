import type { AnswerOf } from '@siren/contract/calls';
import { paths } from '@siren/contract/routes';
import type { ProductCard as Card } from '@siren/domain/catalog';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import type { ReactNode } from 'react';
import { ProductCard, ProductGrid, SectionTiles } from '../catalog/index.ts';
import { Block } from './Block.tsx';
import { Hero } from './Hero.tsx';
import * as css from './HomeView.css.ts';

type HomeBlock = AnswerOf<'/api/home'>['blocks'][number];

export interface HomeViewProps {
  blocks: readonly HomeBlock[];
  /** The stores of the region; nothing where it has none. */
  stores: { title: string; list: ReactNode } | null;
  renderAction(card: Card): ReactNode;
  renderCorner(card: Card): ReactNode;
}

/** The home page: its blocks in the order given, the stores of the region last. */
export function HomeView({ blocks, stores, ...slots }: HomeViewProps) {
  return (
    <div className={css.blocks}>
      {blocks.every(({ type }) => type !== 'hero') && (
        <VisuallyHidden>
          <h1>Сирень: мебель и&nbsp;товары для дома</h1>
        </VisuallyHidden>
      )}
      {blocks.map((block, place) => (
        <HomePart key={`${place} ${block.title}`} block={block} {...slots} />
      ))}
      {stores && <Block title={stores.title}>{stores.list}</Block>}
    </div>
  );
}

type HomePartProps = { block: HomeBlock } & Pick<HomeViewProps, 'renderAction' | 'renderCorner'>;

function HomePart({ block, renderAction, renderCorner }: HomePartProps) {
  if (block.type === 'hero') return <Hero {...block} />;
  if (block.type === 'sections')
    return (
      <Block title={block.title} more={{ to: paths.sections(), label: 'Весь каталог' }}>
        <SectionTiles sections={block.sections} />
      </Block>
    );
  const more = block.path === null ? undefined : { to: paths.section(block.path), label: 'Смотреть все' };
  return (
    <Block title={block.title} more={more}>
      <ProductGrid row label={block.title}>
        {block.items.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} action={renderAction(card)} corner={renderCorner(card)} />
          </li>
        ))}
      </ProductGrid>
    </Block>
  );
}
