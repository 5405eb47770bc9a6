import { paths } from '@siren/contract/routes';
import type { StaffPageRow } from '@siren/domain/pages';
import { Badge } from '@siren/ui/badge';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { EmptyState } from '@siren/ui/empty-state';
import { Heading } from '@siren/ui/heading';
import { PlusIcon } from '@siren/ui/icons';
import { Inline } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { SearchField } from '@siren/ui/search-field';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { ScreenFailed, screenPath } from '../kit/index.ts';
import { FootOrder } from './FootOrder.tsx';
import { PageMenu } from './PageMenu.tsx';
import * as css from './Pages.css.ts';
import { newPageWay } from './pageWays.ts';
import { daysText, kindWords, stateOf } from './pageWords.ts';
import { pagesResource } from './resources.ts';

const folded = (text: string) => text.trim().toLocaleLowerCase('ru');

/** Rows whose title or address has what was typed. */
const foundIn = (rows: readonly StaffPageRow[], query: string): StaffPageRow[] =>
  rows.filter(({ title, path }) => folded(`${title} ${path ?? ''}`).includes(folded(query)));

/** All pages of blocks. */
export function PagesScreen() {
  const { data, error, mutate } = useResource(pagesResource);
  return (
    <div className={css.page}>
      <title>Страницы | Сирень</title>
      <div className={css.head}>
        <Heading level={1} size="page">
          Страницы
        </Heading>
        <Button icon={<PlusIcon />} render={<RouterLink to={newPageWay()} />}>
          Новая страница
        </Button>
      </div>
      {data && <List rows={data.pages} />}
      {data && <FootOrder rows={data.pages} />}
      {!data && error === undefined && <Skeleton shape="tile" height="24em" />}
      {!data && error !== undefined && <ScreenFailed error={error} onRetry={() => void mutate()} />}
    </div>
  );
}

function List({ rows }: { rows: readonly StaffPageRow[] }) {
  const [query, setQuery] = useState('');
  const found = foundIn(rows, query);
  return (
    <Card as="section" padding="none" aria-label="Все страницы">
      <div className={css.tools}>
        <SearchField label="Найти страницу" value={query} onValueChange={setQuery} />
      </div>
      {found.length === 0 ? (
        <EmptyState title="Ничего не&nbsp;нашли" text="Проверьте, как написано, или очистите поиск." />
      ) : (
        <ul className={css.rows}>
          {found.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ row }: { row: StaffPageRow }) {
  const { word, tone } = stateOf(row);
  const notes = [
    kindWords[row.kind],
    row.path === null ? paths.home() : paths.promo(row.path),
    daysText(row),
    row.footer && 'внизу сайта',
  ];
  return (
    <li className={css.row}>
      <span className={css.name}>
        <Link variant="quiet" render={<RouterLink to={`${screenPath('pages')}/${row.id}`} />}>
          {row.title}
        </Link>
        <Text size={14} tone="muted">
          {notes.filter(Boolean).join(', ')}
        </Text>
      </span>
      <Inline gap={2}>
        <Badge shape="pill" tone={tone}>
          {word}
        </Badge>
        <PageMenu page={row} size="s" />
      </Inline>
    </li>
  );
}
