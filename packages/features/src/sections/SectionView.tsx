import { paths } from '@siren/contract/routes';
import type { Section, SectionSort } from '@siren/domain/catalog';
import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { Button } from '@siren/ui/button';
import { Chip } from '@siren/ui/chip';
import { EmptyState } from '@siren/ui/empty-state';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { crumbs, goodsCount, ProductGrid } from '../catalog/index.ts';
import { MoreGoods } from './MoreGoods.tsx';
import type { MoreGoodsProps } from './MoreGoods.tsx';
import * as css from './SectionView.css.ts';
import { SortSelect } from './SortSelect.tsx';

export interface SectionViewProps extends Omit<MoreGoodsProps, 'total'> {
  section: Section;
  sort: SectionSort;
  /** Goods of the section by the answer for this list, which may be newer than the section's own. */
  total: number;
  /** Cards, or skeletons of those on their way: `li` elements. */
  children: ReactNode;
  /** Prices or order are being read anew. @default false */
  busy?: boolean;
  /** Leads to the goods before those that the address starts with. */
  earlier?: string | null;
  onSort(sort: SectionSort): void;
}

/** A section: where it stands, what is in it, and a page or more of its goods. */
export function SectionView(props: SectionViewProps) {
  const { section, sort, total, children, busy = false, earlier = null, onSort, ...more } = props;
  const above = section.breadcrumbs.filter(({ path }) => path !== section.path);
  return (
    <>
      <div className={css.top}>
        <Breadcrumbs items={crumbs(above, section.name)} />
      </div>
      <div className={css.heading}>
        <Heading level={1}>{section.name}</Heading>
        <Text as="span" size={18} tone="muted" numeric nowrap>
          {goodsCount(total)}
        </Text>
      </div>
      {section.children.length > 0 && (
        <nav className={css.quick} aria-label="Подразделы">
          {section.children.map(({ id, path, name }) => (
            <Chip key={id} render={<Link to={paths.section(path)} />}>
              {name}
            </Chip>
          ))}
        </nav>
      )}
      {total > 1 && (
        <div className={css.bar}>
          <SortSelect sort={sort} onSort={onSort} />
        </div>
      )}
      {earlier !== null && (
        <div className={css.before}>
          <Button variant="line" render={<Link to={earlier} replace />}>
            Показать предыдущие
          </Button>
        </div>
      )}
      <div className={css.goods} aria-busy={busy}>
        <ProductGrid label={`Товары: ${section.name}`}>{children}</ProductGrid>
      </div>
      {total > 0 ? <MoreGoods {...more} total={total} /> : <NothingHere />}
    </>
  );
}

function NothingHere() {
  return (
    <EmptyState
      title="Здесь пока пусто"
      text="В&nbsp;вашем городе этих товаров сейчас нет. Посмотрите соседние разделы или выберите другой город."
      action={<Button render={<Link to={paths.sections()} />}>Открыть каталог</Button>}
    />
  );
}
