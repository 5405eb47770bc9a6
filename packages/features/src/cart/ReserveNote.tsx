import type { Reserve } from '@siren/domain/cart';
import { reserveState } from '@siren/domain/cart';
import { formatDay, formatTime } from '@siren/ui/format';
import { Text } from '@siren/ui/text';
import { useInfo, useNow } from '../info/index.ts';
import * as css from './CartRows.css.ts';

/** Whether the goods are held for the buyer, and until when (specification §3). */
export function ReserveNote({ reserve }: { reserve: Reserve }) {
  const now = useNow();
  const timeZone = useInfo()?.region.timeZone ?? 'UTC';
  const state = reserveState(reserve, now);
  const { date } = reserve;
  const until = date === null ? '' : `${formatDay(date, timeZone)}, ${formatTime(date, timeZone)}`;
  return (
    <div className={css.foot}>
      <Text size={14} tone={state === 'held' ? 'positive' : 'muted'}>
        {state === 'held' && <>Товары отложены для&nbsp;вас до&nbsp;{until}.</>}
        {state === 'ended' && (
          <>Товары были отложены до&nbsp;{until}. Теперь они общие: закрепим их, когда оформите заказ.</>
        )}
        {state === 'none' && (
          <>Пока товары не&nbsp;отложены: закрепим их за&nbsp;вами, когда оформите заказ.</>
        )}
      </Text>
    </div>
  );
}
