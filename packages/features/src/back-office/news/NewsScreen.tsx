import type { AnswerOf } from '@siren/contract/calls';
import type { NotificationType } from '@siren/domain/back-office';
import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Pagination } from '@siren/ui/pagination';
import { SearchField } from '@siren/ui/search-field';
import { Signal } from '@siren/ui/signal';
import type { SignalProps } from '@siren/ui/signal';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ComingLines } from '../ComingLines.tsx';
import { LoadFailed } from '../../errors/index.ts';
import { momentText } from '../moments.ts';
import { pageOf } from '../pageOf.ts';
import { StaleNote } from '../StaleNote.tsx';
import { useOffice } from '../OfficeContext.tsx';
import * as css from './NewsScreen.css.ts';
import { usePastNews } from './usePastNews.ts';

type Row = AnswerOf<'/api/backoffice/notifications'>['rows'][number];

const TONES: Readonly<Record<NotificationType, SignalProps['tone']>> = {
  info: 'none',
  success: 'positive',
  warning: 'caution',
  error: 'critical',
};

/** All notifications that there were, the newest first, found by words (behaviour office-6). */
export function NewsScreen() {
  const [address, setAddress] = useSearchParams();
  const query = address.get('q') ?? '';
  const page = pageOf(address);
  const [typed, setTyped] = useState(query);
  const { data, error, stale, retry, pages } = usePastNews(query, page);
  const go = (to: { query?: string; page?: number }) => {
    const next = { query, page: 1, ...to };
    setAddress({
      ...(next.query !== '' && { q: next.query }),
      ...(next.page > 1 && { page: String(next.page) }),
    });
  };
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <Heading level={1} size="panel">
          Уведомления
        </Heading>
        {data && (
          <Text as="span" size={14} tone="muted" role="status">
            {formatCount(data.total, ['уведомление', 'уведомления', 'уведомлений'])}
          </Text>
        )}
      </div>
      <div className={css.search}>
        <SearchField
          label="Поиск по уведомлениям"
          value={typed}
          onValueChange={(words) => {
            setTyped(words);
            if (words === '' && query !== '') go({ query: '' });
          }}
          onSearch={(words) => go({ query: words })}
        />
      </div>
      <StaleNote error={stale} onRetry={retry} />
      {error === undefined ? (
        <Rows rows={data?.rows} query={query} onForget={() => go({ query: '' })} />
      ) : (
        <LoadFailed title={'Не\u00a0получилось загрузить уведомления'} error={error} onRetry={retry} />
      )}
      <Pagination page={page} count={pages} onPageChange={(to) => go({ page: to })} />
    </div>
  );
}

function Rows({
  rows,
  query,
  onForget,
}: {
  rows?: readonly Row[] | undefined;
  query: string;
  onForget(): void;
}) {
  if (!rows) return <ComingLines className={css.rows} />;
  if (rows.length === 0)
    return query === '' ? (
      <EmptyState title="Уведомлений ещё не было" text="Здесь появится всё, о чём магазин сообщит." />
    ) : (
      <EmptyState
        title="Ничего не нашлось"
        text="Попробуйте другие слова или номер заказа."
        action={
          <Button variant="line" onClick={onForget}>
            Показать все
          </Button>
        }
      />
    );
  return (
    <ul className={css.rows}>
      {rows.map((row) => (
        <NewsRow key={row.id} row={row} />
      ))}
    </ul>
  );
}

function NewsRow({ row: { id, message, type, at, closedAt } }: { row: Row }) {
  const { session } = useOffice();
  return (
    <li className={css.row}>
      <Signal tone={TONES[type]} muted={false}>
        {message}
      </Signal>
      <Text as="span" size={14} tone="muted">
        {momentText(at)}
      </Text>
      <span className={css.end}>
        {closedAt === null ? (
          <Button
            size="s"
            variant="line"
            aria-label={`Закрыть: ${message}`}
            onClick={() => session.wish({ type: 'close', id })}
          >
            Закрыть
          </Button>
        ) : (
          <Text as="span" size={14} tone="muted">
            закрыто {momentText(closedAt)}
          </Text>
        )}
      </span>
    </li>
  );
}
