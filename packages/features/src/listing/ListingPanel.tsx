import { SECTION_PAGE_SIZE, suitedView } from '@siren/domain/catalog';
import type { Breadcrumb, Listing, ProductCard as Card, SearchSort } from '@siren/domain/catalog';
import { Button } from '@siren/ui/button';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Kept } from '../api/index.ts';
import { goodsCount, ProductGrid, ProductRows } from '../catalog/index.ts';
import { Link } from '../navigation/index.ts';
import { listingQuery } from './address/index.ts';
import type { ListingAddress, Sorts } from './address/index.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { FilterButton } from './FilterButton.tsx';
import { appliedFilters, withoutFilters } from './filters/index.ts';
import { LateNothingFound } from './LateNothingFound.tsx';
import { ListingFacets } from './ListingFacets.tsx';
import { ListingGoods } from './ListingGoods.tsx';
import * as css from './ListingPanel.css.ts';
import { MoreGoods } from './MoreGoods.tsx';
import { PopularFilters } from './PopularFilters.tsx';
import type { ListingResource } from './resource.ts';
import { SortSelect } from './SortSelect.tsx';
import { useGoodsView } from './useGoodsView.ts';
import { useListing } from './useListing.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

export interface ListingPanelProps<Sort extends SearchSort> {
  /** Heading of the page. */
  title: string;
  /** Between heading and goods: the sections below this one. */
  above?: ReactNode;
  address: ListingAddress<Sort>;
  sorts: Sorts<Sort>;
  /** The newest answer about the list. */
  answer: Kept<Listing> & { data: Listing };
  /** Words that are searched for. @default '' */
  words?: string;
  resourceOf(address: ListingAddress<Sort>): ListingResource;
  /** A wider list, for whom this one has nothing. */
  parent?: Breadcrumb | undefined;
  /** Stands there where there is no good, filters or not. */
  nothing: ReactNode;
  renderAction(card: Card): ReactNode;
}

/** A list of goods with everything that narrows and orders it. */
export function ListingPanel<Sort extends SearchSort>(props: ListingPanelProps<Sort>) {
  const {
    title,
    above,
    address,
    sorts,
    words = '',
    answer,
    resourceOf,
    parent,
    nothing,
    renderAction,
  } = props;
  const { facets, total } = answer.data;
  const queryOf = (next: ListingAddress<Sort>) => listingQuery(next, sorts, words) || '?';
  const list = useListing({ address, queryOf, answer });
  const { wanted, change, pages } = list;
  const [view, setView] = useGoodsView(suitedView(facets));
  const applied = appliedFilters(wanted, facets);
  const bare = withoutFilters(wanted);
  const goods = useRef<HTMLDivElement>(null);
  // Who takes the last filter off stands on what is gone then: the goods are what comes next.
  const takeOff = (next: ListingAddress<Sort>) => {
    change(next);
    if (total === 0 || !appliedFilters(next, facets)[0]) goods.current?.focus({ preventScroll: true });
  };
  const narrowed = { applied, bare, queryOf, onChange: takeOff };
  const Goods = view === 'list' ? ProductRows : ProductGrid;
  const filtered = applied.length > 0;
  // One good needs no filters; none of them may be gone while they hide all goods.
  const choice = total > 1 || filtered;
  return (
    <>
      <div className={css.heading}>
        <div className={css.title}>
          <Heading level={1}>{title}</Heading>
          <Text as="span" size={18} tone="muted" numeric nowrap>
            {goodsCount(total)}
          </Text>
        </div>
        {total > 0 && <ViewSwitch view={view} onView={setView} />}
      </div>
      {above}
      {choice && <PopularFilters facets={facets} wanted={wanted} queryOf={queryOf} onChange={change} />}
      <div className={choice ? css.columns : css.alone}>
        {choice && (
          <ListingFacets listing={answer.data} query={wanted} onChange={change} sorts={sorts} words={words} />
        )}
        <div className={css.main}>
          {choice && (
            <div className={css.bar}>
              <div className={css.filters}>
                <FilterButton
                  count={applied.length}
                  query={wanted}
                  resourceOf={resourceOf}
                  onChange={change}
                />
              </div>
              <div className={css.summary}>
                <AppliedFilters {...narrowed} />
              </div>
              <SortSelect
                sorts={sorts}
                sort={wanted.sort ?? sorts[0]}
                onSort={(sort) => change({ ...wanted, sort, page: 1 })}
              />
            </div>
          )}
          {list.earlier !== null && (
            <div className={css.before}>
              <Button variant="line" render={<Link to={list.earlier} replace />}>
                Показать предыдущие
              </Button>
            </div>
          )}
          <div ref={goods} tabIndex={-1} className={css.goods} aria-busy={list.busy}>
            {total > 0 || answer.error ? (
              <Goods label={`Товары: ${title}`} narrow={choice}>
                {pages.map((page, index) => (
                  <ListingGoods
                    key={page}
                    resource={resourceOf({ ...address, page })}
                    above={pages.slice(0, index).map((other) => resourceOf({ ...address, page: other }))}
                    view={view}
                    expected={total - (page - 1) * SECTION_PAGE_SIZE}
                    // What somebody searched for is no name of a list: it may be anything.
                    list={words === '' ? title : 'Поиск'}
                    renderAction={renderAction}
                  />
                ))}
              </Goods>
            ) : filtered ? (
              <LateNothingFound {...narrowed} parent={parent} resourceOf={resourceOf} />
            ) : (
              nothing
            )}
          </div>
          {total > 0 && (
            <MoreGoods
              total={total}
              shown={list.shown}
              next={list.next}
              loading={list.loading}
              onRetry={list.failed ? answer.retry : undefined}
              goods={goods}
            />
          )}
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">
          {total > 0 ? `Найдено ${goodsCount(total)}, показано ${list.shown}` : 'Таких товаров нет'}
        </span>
      </VisuallyHidden>
    </>
  );
}
