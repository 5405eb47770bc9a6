import { SECTION_PAGE_SIZE } from '@siren/domain/catalog';
import type { Listing, ProductCard as Card } from '@siren/domain/catalog';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { useKept } from '../api/index.ts';
import { CardSkeleton, ProductCard, ProductRow, RowSkeleton } from '../catalog/index.ts';
import { LoadFailed } from '../errors/index.ts';
import { FavoriteButton } from '../favorites/index.ts';
import { useShownGoods } from '../metrics/index.ts';
import * as css from './ListingGoods.css.ts';
import type { ListingResource } from './resource.ts';
import type { GoodsView } from './useGoodsView.ts';

export interface ListingGoodsProps {
  resource: ListingResource;
  /** The pages above it; none above the first, where pictures come first. */
  above: readonly ListingResource[];
  view: GoodsView;
  /** How many goods there are from this page on. */
  expected: number;
  /** Name of the list, for who counts what is shown. */
  list: string;
  renderAction(card: Card): ReactNode;
}

/** How many cards one sees before scrolling. */
const IN_VIEW = 4;

/** One page of goods as `li` elements: cards, skeletons while they come, or another try. */
export function ListingGoods(props: ListingGoodsProps) {
  const { resource, above, view, expected, list, renderAction } = props;
  const { data, fresh, error, state, retry } = useKept(resource);
  const { cache } = useSWRConfig();
  // Pages are read at different times: what was sold or went up meanwhile pushes goods on to a page that comes later.
  const known = above.flatMap(({ key }) =>
    (cache.get(key)?.data as Listing | undefined)?.items.map(({ id }) => id),
  );
  const cards = data?.items.filter(({ id }) => !known.includes(id));
  useShownGoods(list, {
    what: resource.key,
    cards: fresh ? cards : undefined,
    from: data ? (data.page - 1) * SECTION_PAGE_SIZE + 1 : 1,
  });
  if (error)
    return (
      <li className={css.whole}>
        <LoadFailed
          title="Товары не загрузились"
          error={error}
          retrying={state === 'pending'}
          onRetry={retry}
        />
      </li>
    );
  if (!cards)
    return Array.from({ length: Math.min(expected, SECTION_PAGE_SIZE) }, (_, index) => (
      <li key={index}>{view === 'list' ? <RowSkeleton /> : <CardSkeleton />}</li>
    ));
  return cards.map((card, index) => {
    const props = {
      level: 2,
      priority: above.length === 0 && index < IN_VIEW,
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
