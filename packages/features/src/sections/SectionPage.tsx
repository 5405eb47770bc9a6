import { paths } from '@siren/contract/routes';
import { sectionSorts } from '@siren/domain/catalog';
import type { ProductCard as Card } from '@siren/domain/catalog';
import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { Container } from '@siren/ui/layout';
import { Skeleton } from '@siren/ui/skeleton';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Link } from '../navigation/index.ts';
import { useKept } from '../api/index.ts';
import { AddToCart, offerOfCard } from '../cart/index.ts';
import { crumbs, SectionChips, trailData } from '../catalog/index.ts';
import { isNotFound, LoadFailed, PageFailure } from '../errors/index.ts';
import { JsonLd, PageHead, useOrigin } from '../info/index.ts';
import { ListingPanel, ListingSkeleton, parseListing } from '../listing/index.ts';
import { sectionResource } from './resources.ts';
import * as css from './SectionPage.css.ts';

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

/** A section with its goods, as the address tells them. */
export function SectionPanel({ path, renderAction }: SectionPanelProps) {
  const [search] = useSearchParams();
  const origin = useOrigin();
  const address = parseListing(search, sectionSorts);
  const answer = useKept(sectionResource(path, address));
  const { data, error, state, retry } = answer;
  if (isNotFound(error)) return <PageFailure error={error} />;
  if (!data)
    return error ? (
      <LoadFailed
        level={1}
        title="Раздел не загрузился"
        error={error}
        onRetry={retry}
        retrying={state === 'pending'}
      />
    ) : (
      <>
        <div className={css.top}>
          <Skeleton width="13.75em" height="1.25em" />
        </div>
        <ListingSkeleton words="Загружаем раздел" />
      </>
    );
  const { section } = data;
  const above = section.breadcrumbs.filter((crumb) => crumb.path !== section.path);
  return (
    <>
      <PageHead {...section.seo} />
      <JsonLd data={[trailData(above, { name: section.name, canonical: paths.section(path) }, origin)]} />
      <div className={css.top}>
        <Breadcrumbs items={crumbs(above, section.name)} />
      </div>
      <ListingPanel
        title={section.name}
        above={<SectionChips label="Подразделы" sections={section.children} />}
        address={address}
        sorts={data.sorts}
        answer={{ ...answer, data }}
        resourceOf={(next) => sectionResource(path, next)}
        parent={above.at(-1)}
        nothing={<NothingHere />}
        renderAction={renderAction}
      />
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
