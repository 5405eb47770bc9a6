import { SECTION_PAGE_SIZE } from '@siren/domain/catalog';
import type { ProductCard as Card } from '@siren/domain/catalog';
import type { ReactNode } from 'react';
import { CardSkeleton, ProductCard, ProductRow, RowSkeleton } from '../catalog/index.ts';
import { LoadFailed } from '../errors/index.ts';
import { FavoriteButton } from '../favorites/index.ts';
import { useShownGoods } from '../metrics/index.ts';
import * as css from './ListingGoods.css.ts';
import type { ListingResource } from './resource.ts';
import type { GoodsView } from './useGoodsView.ts';
import { useKept } from './useKept.ts';

export interface ListingGoodsProps {
  resource: ListingResource;
  view: GoodsView;
  /** How many goods there are from this page on. */
  expected: number;
  /** Name of the list, for who counts what is shown. */
  list: string;
  /** Stands at the top of the list, where pictures come first. */
  first: boolean;
  renderAction(card: Card): ReactNode;
}

/** How many cards one sees before scrolling. */
const IN_VIEW = 4;

/** One page of goods as `li` elements: cards, skeletons while they come, or another try. */
export function ListingGoods({ resource, view, expected, list, first, renderAction }: ListingGoodsProps) {
  const { data, fresh, error, loading, retry } = useKept(resource);
  useShownGoods(list, {
    what: resource.key,
    cards: fresh ? data?.items : undefined,
    from: data ? (data.page - 1) * SECTION_PAGE_SIZE + 1 : 1,
  });
  if (error)
    return (
      <li className={css.whole}>
        <LoadFailed title="Товары не загрузились" retrying={loading} onRetry={retry} />
      </li>
    );
  if (!data)
    return Array.from({ length: Math.min(expected, SECTION_PAGE_SIZE) }, (_, index) => (
      <li key={index}>{view === 'list' ? <RowSkeleton /> : <CardSkeleton />}</li>
    ));
  return data.items.map((card, index) => {
    const props = {
      level: 2,
      priority: first && index < IN_VIEW,
      action: renderAction(card),
      corner: <FavoriteButton card={card} />,
    } as const;
    return (
      <li key={card.id}>
        {view === 'list' ? <ProductRow card={card} {...props} /> : <ProductCard card={card} {...props} />}
      </li>
    );
  });
}
