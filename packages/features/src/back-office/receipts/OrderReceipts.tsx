import { Badge } from '@siren/ui/badge';
import { Link } from '@siren/ui/link';
import { Link as RouterLink } from 'react-router-dom';
import { useApi, useResource } from '../../api/index.ts';
import { LoadFailed } from '../../errors/index.ts';
import * as css from '../panels.css.ts';
import { receiptsOfOrderResource } from '../resources.ts';
import { useOrdersNews } from '../useOrdersNews.ts';
import { kindWords, statusBadges } from './receiptWords.ts';
import { RingButton } from './RingButton.tsx';

/** Receipts of an order, and the press that rings up what is due (behaviour office-18). */
export function OrderReceipts({ order }: { order: number }) {
  const api = useApi();
  const { data, error, mutate } = useResource(receiptsOfOrderResource(order));
  useOrdersNews((orders) => {
    if (orders === null || orders.has(order)) void mutate();
  });
  // An order whose receipts did not come must not look like one that has none.
  if (!data && error !== undefined)
    return (
      <LoadFailed
        title={'Не\u00a0получилось узнать про\u00a0чеки заказа'}
        error={error}
        onRetry={() => void mutate()}
      />
    );
  if (!data || (data.rows.length === 0 && !data.due)) return null;
  return (
    <section className={css.panelHead} aria-label="Чеки заказа">
      <ul className={css.facts}>
        {data.rows.map(({ id, kind, status }) => (
          <li key={id}>
            <Link render={<RouterLink to={`/receipts/${id}`} />}>Чек: {kindWords[kind].toLowerCase()}</Link>{' '}
            <Badge tone={statusBadges[status].tone}>{statusBadges[status].word}</Badge>
          </li>
        ))}
      </ul>
      {data.due && (
        <RingButton
          word="Пробить чек"
          onRing={async (idempotencyKey) => {
            await api.call('/api/backoffice/receipts/ring', { order, idempotencyKey });
            await mutate();
          }}
        />
      )}
    </section>
  );
}
