import type { AnswerOf } from '@siren/contract/calls';
import { knownIn } from '@siren/domain/lists';
import { receiptViews } from '@siren/domain/receipts';
import { Badge } from '@siren/ui/badge';
import { Chip } from '@siren/ui/chip';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount, formatExactMoney } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { Link as RouterLink, NavLink, useSearchParams } from 'react-router-dom';
import { ComingLines } from '../ComingLines.tsx';
import { LoadFailed } from '../../errors/index.ts';
import * as css from '../panels.css.ts';
import { receiptsResource } from '../resources.ts';
import { StaleNote } from '../StaleNote.tsx';
import { useLive } from '../useLive.ts';
import { kindWords, statusBadges, viewWords } from './receiptWords.ts';

type List = AnswerOf<'/api/backoffice/receipts/list'>;
/** Receipts with how each stands; what somebody has to look at comes first. */
export function ReceiptsSide({ current }: { current: number | null }) {
  const [address, setAddress] = useSearchParams();
  const view = knownIn([address.get('view') ?? ''], receiptViews)[0] ?? 'all';
  const { data, error, stale, retry } = useLive(receiptsResource(view));
  return (
    <section className={css.side} aria-label="Чеки">
      <div className={css.sideHead}>
        <div className={css.title}>
          <Heading level={1} size="panel">
            Чеки
          </Heading>
          <Text as="span" size={14} tone="muted" role="status">
            {data && formatCount(data.counts[view], ['чек', 'чека', 'чеков'])}
          </Text>
          <span className={css.end}>
            <Link render={<RouterLink to={{ pathname: '/receipts/shift', search: address.toString() }} />}>
              Смена
            </Link>
          </span>
        </div>
        <div role="group" aria-label="Какие чеки" className={css.views}>
          {receiptViews.map((one) => (
            <Chip
              key={one}
              selected={one === view}
              onClick={() => setAddress(one === 'all' ? {} : { view: one })}
            >
              {[viewWords[one], (one !== 'all' && data?.counts[one]) || ''].join(' ').trim()}
            </Chip>
          ))}
        </div>
        <StaleNote error={stale} onRetry={retry} />
      </div>
      {data ? (
        <Rows rows={data.rows} total={data.counts[view]} current={current} search={address.toString()} />
      ) : error === undefined ? (
        <ComingLines className={css.loading} />
      ) : (
        <LoadFailed title={'Не\u00a0получилось загрузить чеки'} error={error} onRetry={retry} />
      )}
    </section>
  );
}

interface RowsProps {
  rows: List['rows'];
  /** Of the view: the list is cut where there are more. */
  total: number;
  current: number | null;
  search: string;
}

function Rows({ rows, total, current, search }: RowsProps) {
  if (rows.length === 0)
    return (
      <div className={css.noRows}>
        <EmptyState title="Здесь пусто" text="Чек появится, когда заказ выдадут." />
      </div>
    );
  return (
    <div className={css.rows}>
      <ul>
        {rows.map(({ id, order, kind, total, status, told }) => (
          <li key={id}>
            <NavLink
              to={{ pathname: `/receipts/${id}`, search }}
              className={css.row}
              aria-current={id === current ? 'page' : undefined}
            >
              <span className={css.number}>№&nbsp;{order}</span>
              <span className={css.sum}>{formatExactMoney(total)}</span>
              <span className={css.about}>{[kindWords[kind], told].filter(Boolean).join('. ')}</span>
              <span className={css.marks}>
                <Badge tone={statusBadges[status].tone}>{statusBadges[status].word}</Badge>
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className={css.more}>Показаны первые {rows.length}, остальные есть в&nbsp;их заказах.</p>
      )}
    </div>
  );
}
