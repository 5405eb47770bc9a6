import { SECTION_PAGE_SIZE } from '@siren/domain/catalog';
import type { ProductCard as Card } from '@siren/domain/catalog';
import type { ReactNode } from 'react';
import { useResource } from '../api/index.ts';
import { LoadFailed } from '../errors/index.ts';
import { CardSkeleton, ProductCard } from '../catalog/index.ts';
import { FavoriteButton } from '../favorites/index.ts';
import * as css from './SectionGoods.css.ts';
import { sectionResource } from './resources.ts';
import type { SectionAddress } from './sectionAddress.ts';

export interface SectionGoodsProps {
  path: string;
  address: SectionAddress;
  /** How many goods the page will have; a full one until that is known. */
  expected?: number;
  /** Stands at the top of the section, where pictures come first. */
  first: boolean;
  renderAction(card: Card): ReactNode;
}

/** How many cards one sees before scrolling. */
const IN_VIEW = 4;

/** One page of a section's goods as `li` elements: cards, skeletons while they come, or another try. */
export function SectionGoods({ path, address, expected, first, renderAction }: SectionGoodsProps) {
  const { data, error, isValidating, mutate } = useResource(sectionResource(path, address), {
    keepPreviousData: true,
  });
  if (error && !data)
    return (
      <li className={css.whole}>
        <LoadFailed title="Товары не загрузились" retrying={isValidating} onRetry={() => void mutate()} />
      </li>
    );
  if (!data)
    return Array.from({ length: Math.min(expected ?? SECTION_PAGE_SIZE, SECTION_PAGE_SIZE) }, (_, index) => (
      <li key={index}>
        <CardSkeleton />
      </li>
    ));
  return data.items.map((card, index) => (
    <li key={card.id}>
      <ProductCard
        card={card}
        level={2}
        priority={first && index < IN_VIEW}
        action={renderAction(card)}
        corner={<FavoriteButton card={card} />}
      />
    </li>
  ));
}
