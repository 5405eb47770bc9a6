import type { SectionUses } from '@siren/domain/sections';
import { DefinitionList } from '@siren/ui/definition-list';
import { formatCount } from '@siren/ui/format';
import { Link } from '@siren/ui/link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { listLink, screenPath } from '../kit/index.ts';
import { goodsWords } from './sectionWords.ts';

export interface SectionUsesListProps {
  id: number;
  uses: SectionUses;
  /** What is told besides, below it. @default nothing */
  more?: readonly { term: string; value: ReactNode }[];
}

const Ways = ({ screen, to }: { screen: 'sections' | 'pages'; to: SectionUses['pages'] }) =>
  to.map(({ id, name }, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <Link render={<RouterLink to={`${screenPath(screen)}/${id}`} />}>{name}</Link>
    </span>
  ));

/** What there is of a section and what names it, as links where there is a screen of it. */
export function SectionUsesList({ id, uses, more = [] }: SectionUsesListProps) {
  const { goods, sections, pages, coupons, codes, services } = uses;
  const rows = [
    goods > 0 && {
      term: 'Товары',
      value: (
        <Link render={<RouterLink to={listLink('goods', { section: [String(id)] })} />}>
          {formatCount(goods, goodsWords)}
        </Link>
      ),
    },
    sections.length > 0 && { term: 'Разделы внутри', value: <Ways screen="sections" to={sections} /> },
    pages.length > 0 && { term: 'Страницы', value: <Ways screen="pages" to={pages} /> },
    coupons > 0 && { term: 'Купоны', value: codes.join(', ') || String(coupons) },
    services.length > 0 && { term: 'Услуги не\u00a0для него', value: services.join(', ') },
  ];
  const items = [...rows.flatMap((row) => (row ? [row] : [])), ...more];
  return items.length === 0 ? null : <DefinitionList kind="params" items={items} />;
}
