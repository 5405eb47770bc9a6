import { SECTION_PAGE_SIZE } from '@siren/domain/catalog';
import type { ProductCard as Card } from '@siren/domain/catalog';
import { Container } from '@siren/ui/layout';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { AddToCart, offerOfCard } from '../cart/index.ts';
import { isNotFound, LoadFailed, PageFailure } from '../errors/index.ts';
import { PageHead } from '../info/index.ts';
import { sectionQuery } from './sectionAddress.ts';
import { SectionGoods } from './SectionGoods.tsx';
import { SectionSkeleton } from './SectionSkeleton.tsx';
import { SectionView } from './SectionView.tsx';
import { useSection } from './useSection.ts';

/** /section/{path}: each section is a page of its own, that keeps nothing of the one before. */
export function SectionPage() {
  const path = useParams()['*'] ?? '';
  return (
    <Container>
      <SectionPanel key={path} path={path} renderAction={(card) => <AddToCart offer={offerOfCard(card)} />} />
    </Container>
  );
}

export interface SectionPanelProps {
  path: string;
  renderAction(card: Card): ReactNode;
}

/** A section with its goods, as the address tells them. Throws where there is no such section. */
export function SectionPanel({ path, renderAction }: SectionPanelProps) {
  const { address, data, error, pages, retry, ...list } = useSection(path);
  const navigate = useNavigate();
  if (isNotFound(error)) return <PageFailure error={error} />;
  if (!data)
    return error ? (
      <LoadFailed level={1} title="Раздел не загрузился" onRetry={retry} retrying={list.loading} />
    ) : (
      <SectionSkeleton />
    );
  const onSort = (sort: typeof address.sort) =>
    void navigate(sectionQuery({ sort, page: 1 }) || '?', { replace: true });
  return (
    <>
      <PageHead {...data.section.seo} />
      <SectionView {...list} section={data.section} total={data.total} sort={address.sort} onSort={onSort}>
        {pages.map((page) => (
          <SectionGoods
            key={page}
            path={path}
            address={{ ...address, page }}
            expected={data.total - (page - 1) * SECTION_PAGE_SIZE}
            first={page === pages[0]}
            renderAction={renderAction}
          />
        ))}
      </SectionView>
    </>
  );
}
