import { BONUS_PAGE } from '@siren/domain/client-records';
import type { BonusLine, StaffClient } from '@siren/domain/client-records';
import { Button } from '@siren/ui/button';
import { formatDecimal, formatNumber } from '@siren/ui/format';
import { Inline } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useKept } from '../../api/index.ts';
import { momentText, ScreenFailed, screenPath } from '../kit/index.ts';
import { amountText, bonusWords } from './clientWords.ts';
import * as css from './ClientScreen.css.ts';
import { bonusResource } from './resources.ts';

function Line({ line, timeZone }: { line: BonusLine; timeZone: string }) {
  const { at, kind, amount, after, order, reason, by } = line;
  return (
    <li className={css.change}>
      <div>
        <Text size={14}>
          {bonusWords[kind]}
          {order !== null && (
            <>
              {' '}
              <Link render={<RouterLink to={`${screenPath('orders')}/${order}`} />}>№&nbsp;{order}</Link>
            </>
          )}
          {reason !== '' && `: ${reason}`}
        </Text>
        <Text size={12} tone="muted" numeric>
          <time dateTime={at}>{momentText(at, timeZone)}</time>
          {by !== null && `, ${by}`}
        </Text>
      </div>
      <div className={css.sums}>
        <Text as="span" size={14} weight="medium" numeric nowrap tone={amount > 0 ? 'positive' : 'strong'}>
          {amountText(amount)}
        </Text>
        <Text as="span" size={12} tone="muted" numeric nowrap>
          стало {formatDecimal(after)}
        </Text>
      </div>
    </li>
  );
}

interface PagesProps {
  page: number;
  total: number;
  onPage(page: number): void;
}

function Pages({ page, total, onPage }: PagesProps) {
  const first = (page - 1) * BONUS_PAGE + 1;
  const last = Math.min(page * BONUS_PAGE, total);
  return (
    <div className={css.pages}>
      <Text as="span" size={12} tone="muted" numeric role="status">
        {formatNumber(first)}–{formatNumber(last)} из&nbsp;{formatNumber(total)}
      </Text>
      <Inline gap={2}>
        <Button size="s" variant="line" disabled={page === 1} onClick={() => onPage(page - 1)}>
          Новее
        </Button>
        <Button size="s" variant="line" disabled={last === total} onClick={() => onPage(page + 1)}>
          Раньше
        </Button>
      </Inline>
    </div>
  );
}

/** Each change of a client's bonus: why, when, who, how much, and the balance after it. */
export function BonusLedger({ client: { id, timeZone } }: { client: StaffClient }) {
  const [page, setPage] = useState(1);
  const { data, error, retry } = useKept(bonusResource(id, page));
  if (!data) return error === undefined ? null : <ScreenFailed error={error} onRetry={retry} />;
  if (data.total === 0)
    return (
      <Text size={14} tone="muted">
        Бонусы ещё не&nbsp;менялись.
      </Text>
    );
  return (
    <>
      <ul className={css.list} aria-label="Движение бонусов">
        {data.rows.map((line) => (
          <Line key={line.id} line={line} timeZone={timeZone} />
        ))}
      </ul>
      {data.total > BONUS_PAGE && <Pages page={page} total={data.total} onPage={setPage} />}
    </>
  );
}
