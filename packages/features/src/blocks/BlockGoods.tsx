import { paths } from '@siren/contract/routes';
import type { ProductCard as Card } from '@siren/domain/catalog';
import type { BlockOf } from '@siren/domain/promo';
import type { ReactNode } from 'react';
import { ProductCard, ProductGrid } from '../catalog/index.ts';
import { useShownGoods } from '../metrics/index.ts';
import { Block } from './Block.tsx';

export interface BlockGoodsProps extends Pick<BlockOf<'products'>, 'title' | 'path' | 'items'> {
  renderAction(card: Card): ReactNode;
  renderCorner(card: Card): ReactNode;
}

/** A list of goods that can be bought where they stand. */
export function BlockGoods({ title, path, items, renderAction, renderCorner }: BlockGoodsProps) {
  useShownGoods(title, { cards: items.length > 0 ? items : undefined });
  const more = path === null ? undefined : { to: paths.section(path), label: 'Смотреть все' };
  return (
    <Block title={title} kind="goods" more={more}>
      <ProductGrid row={items.length <= 4} label={title}>
        {items.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} action={renderAction(card)} corner={renderCorner(card)} />
          </li>
        ))}
      </ProductGrid>
    </Block>
  );
}
