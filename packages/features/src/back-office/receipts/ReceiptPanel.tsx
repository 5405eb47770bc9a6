import { Badge } from '@siren/ui/badge';
import { Heading } from '@siren/ui/heading';
import { Link } from '@siren/ui/link';
import { Skeleton } from '@siren/ui/skeleton';
import { useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useApi } from '../../api/index.ts';
import { LoadFailed } from '../../errors/index.ts';
import { dayText } from '../moments.ts';
import * as css from '../panels.css.ts';
import type { Receipt } from './answers.ts';
import { receiptResource } from '../resources.ts';
import { StaleNote } from '../StaleNote.tsx';
import { useLiveRecord } from '../useLiveRecord.ts';
import { useOrdersNews } from '../useOrdersNews.ts';
import { BackToReceipts } from './BackToReceipts.tsx';
import { CorrectButton } from './CorrectButton.tsx';
import { Corrections } from './Corrections.tsx';
import { ReceiptLines } from './ReceiptLines.tsx';
import { ReceiptState } from './ReceiptState.tsx';
import { groundWords, kindWords } from './receiptWords.ts';
import { RingButton } from './RingButton.tsx';
import { SettleButton } from './SettleButton.tsx';
import type { Question, SettleDialogProps } from './SettleDialog.tsx';

/** A receipt with what the register said of it (behaviour office-16). */
export function ReceiptPanel({ id }: { id: number }) {
  const api = useApi();
  const { data, error, retry, change } = useLiveRecord(receiptResource(id));
  useOrdersNews((orders) => {
    if (orders === null || data === undefined || orders.has(data.order)) retry();
  });
  if (data)
    return (
      <Opened
        receipt={data}
        error={error}
        onStale={retry}
        again={() => change(() => api.call('/api/backoffice/receipts/retry', { id }))}
        settle={(found) =>
          change(() => api.call('/api/backoffice/receipts/settle', { id, uuid: data.uuid, ...found }))
        }
      />
    );
  if (error === undefined)
    return (
      <div className={css.loading} aria-busy="true">
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    );
  return (
    <div className={css.nothing}>
      <LoadFailed title={'Не\u00a0получилось открыть чек'} error={error} onRetry={retry} />
    </div>
  );
}

/** «Нашли сами, расчёт 7 апреля: лишний чек». */
const correctionText = ({ ground, number, date, reason }: NonNullable<Receipt['correction']>): string =>
  `${[groundWords[ground], number && `№\u00a0${number}`].filter(Boolean).join(' ')}, расчёт ${dayText(date)}: ${reason}`;

const questionOf = ({ order }: Receipt): Question => ({
  title: `Что с\u00a0чеком заказа № ${order}?`,
  answers: { printed: 'Чек вышел', absent: 'Чек не вышел' },
  told: { printed: 'Чек записан как вышедший', absent: 'Чек можно пробить ещё раз' },
  fiscal: true,
  kept: 'заказа',
});

interface OpenedProps {
  receipt: Receipt;
  again(): Promise<unknown>;
  settle: SettleDialogProps['onSettle'];
  /** Why it could not be read anew. */
  error: unknown;
  onStale(): void;
}

function Opened({ receipt, again, settle, error, onStale }: OpenedProps) {
  const { order, kind, customer, correction, corrects } = receipt;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <article className={css.panel} aria-label={`Чек заказа № ${order}`}>
      <div className={css.panelBody}>
        <header className={css.panelHead}>
          <div className={css.panelTitle}>
            <BackToReceipts />
            <Heading ref={heading} level={2} size="block" tabIndex={-1}>
              Чек, заказ №&nbsp;{order}
            </Heading>
            <Badge>{kindWords[kind]}</Badge>
          </div>
          <ul className={css.facts}>
            {customer !== '' && <li>{customer}</li>}
            {correction && <li>{correctionText(correction)}</li>}
            {corrects !== null && (
              <li>
                <Link render={<RouterLink to={`/receipts/${corrects}`} />}>Исправленный чек</Link>
              </li>
            )}
            <li>
              <Link render={<RouterLink to={`/orders/${order}`} />}>Открыть заказ</Link>
            </li>
          </ul>
        </header>
        <StaleNote error={error} onRetry={onStale} />
        <ReceiptState receipt={receipt} />
        <Corrections corrections={receipt.corrections} />
        <ReceiptLines receipt={receipt} />
      </div>
      <footer className={css.deeds}>
        {receipt.status === 'failed' && (
          <RingButton
            word="Повторить"
            onRing={async () => {
              await again();
              // What was pressed goes away with what it did.
              heading.current?.focus();
            }}
          />
        )}
        {receipt.status === 'done' && <CorrectButton receipt={receipt} onStale={onStale} />}
        {receipt.status === 'unknown' && <SettleButton question={questionOf(receipt)} onSettle={settle} />}
      </footer>
    </article>
  );
}
