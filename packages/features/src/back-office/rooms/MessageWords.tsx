import { readOrderMentions } from '@siren/domain/back-office';
import { Link } from '@siren/ui/link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { MentionedOrder } from './MentionedOrder.tsx';
import * as css from './Rooms.css.ts';

/** Orders of one message that can be shown under it. */
const SHOWN_MAX = 3;

/** What was said, with orders that it names as links, which unfold under it at a press (behaviour office-23). */
export function MessageWords({ text }: { text: string }) {
  const parts = readOrderMentions(text);
  const orders = [...new Set(parts.flatMap(({ order }) => order ?? []))].slice(0, SHOWN_MAX);
  return (
    <>
      <p className={css.words}>
        {parts.map(({ text: words, order }, at) =>
          order === null ? (
            words
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- pieces of a text never change their places
            <Link key={at} render={<RouterLink to={`/orders/${order}`} />}>
              {words}
            </Link>
          ),
        )}
      </p>
      {orders.map((order) => (
        <Unfolding key={order} order={order} />
      ))}
    </>
  );
}

function Unfolding({ order }: { order: number }) {
  const [open, setOpen] = useState(false);
  const toggle = () => setOpen(!open);
  return (
    <>
      <Link dashed render={<button type="button" aria-expanded={open} onClick={toggle} />}>
        {open ? 'Скрыть' : 'Показать'} заказ №&nbsp;{order}
      </Link>
      {open && <MentionedOrder order={order} />}
    </>
  );
}
