import { paths } from '@siren/contract/routes';
import { searchSorts } from '@siren/domain/catalog';
import type { ProductCard as Card } from '@siren/domain/catalog';
import { withoutContacts } from '@siren/domain/metrics';
import { quotedWords } from '@siren/domain/search';
import { Heading } from '@siren/ui/heading';
import { Container } from '@siren/ui/layout';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useKept } from '../api/index.ts';
import { AddToCart, offerOfCard } from '../cart/index.ts';
import { Marked, MarkedNames, SectionChips } from '../catalog/index.ts';
import { LoadFailed } from '../errors/index.ts';
import { PageHead } from '../info/index.ts';
import { ListingPanel, ListingSkeleton, listingQuery, parseListing } from '../listing/index.ts';
import { useShown } from '../metrics/index.ts';
import { rememberQuery } from '../search-box/index.ts';
import { LateGoneNote } from './LateGoneNote.tsx';
import { LateNothingFound } from './LateNothingFound.tsx';
import { queryOf, searchResource } from './resources.ts';
import { SearchNote } from './SearchNote.tsx';
import * as css from './SearchPage.css.ts';

/** /search: each query is a page of its own, that keeps nothing of the one before. */
export function SearchPage() {
  const [search] = useSearchParams();
  const query = queryOf(search);
  return (
    <Container>
      <div className={css.page}>
        <SearchPanel
          key={query}
          query={query}
          renderAction={(card) => <AddToCart offer={offerOfCard(card)} />}
        />
      </div>
    </Container>
  );
}

export interface SearchPanelProps {
  query: string;
  renderAction(card: Card): ReactNode;
}

const headOf = (title: string) => ({
  title: `${title} | Сирень`,
  description: 'Поиск по каталогу мебели и товаров для дома магазина «Сирень».',
  canonical: paths.results(),
});

/** What a query finds, as the address tells it. */
export function SearchPanel({ query, renderAction }: SearchPanelProps) {
  const [search] = useSearchParams();
  const address = parseListing(search, searchSorts);
  const answer = useKept(searchResource(query, address));
  const { data, error, state, retry } = answer;
  const found = data !== undefined && data.total > 0;
  useEffect(() => {
    if (found) rememberQuery(query);
  }, [found, query]);
  // Narrowed, ordered otherwise or a further page it is still the same search, and finds another number of goods.
  const counted = listingQuery(address, searchSorts) === '' && withoutContacts(query);
  useShown(
    `search ${query}`,
    answer.fresh && data && counted ? { type: 'search', query: counted, found: data.total } : null,
  );

  if (!data && error)
    return (
      <LoadFailed
        level={1}
        title="Поиск не удался"
        error={error}
        onRetry={retry}
        retrying={state === 'pending'}
      />
    );
  if (!data) return <ListingSkeleton words="Ищем" />;
  const typed = quotedWords(query) ?? query;
  const words = data.correctedQuery ?? typed;
  const nothing = <LateNothingFound answer={data} typed={typed} renderAction={renderAction} />;
  if (typed === '') return <EmptyQuery>{nothing}</EmptyQuery>;
  const title = `Результаты поиска: «${words}»`;
  return (
    <MarkedNames renderName={(name) => <Marked text={name} query={data.marks} />}>
      <PageHead {...headOf(title)} />
      <ListingPanel
        title={title}
        above={
          <>
            {data.gone.length > 0 && <LateGoneNote gone={data.gone} />}
            <SearchNote typed={typed} corrected={data.correctedQuery} whole={data.whole} found={found} />
            {found && <SectionChips label="Подходящие разделы" sections={data.sections} />}
          </>
        }
        address={address}
        sorts={searchSorts}
        words={query}
        answer={{ ...answer, data }}
        resourceOf={(next) => searchResource(query, next)}
        nothing={nothing}
        renderAction={renderAction}
      />
    </MarkedNames>
  );
}

/** The page before anything was asked for. */
function EmptyQuery({ children }: { children: ReactNode }) {
  const title = 'Поиск по\u00a0каталогу';
  return (
    <>
      <PageHead {...headOf(title)} />
      <Heading level={1}>{title}</Heading>
      {children}
    </>
  );
}
