import type { AnswerOf } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import type { Info } from '@siren/contract/info';
import { cartEvents } from '@siren/domain/metrics';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../api/index.ts';
import { useCart } from '../cart/index.ts';
import { infoResource, useTabs } from '../info/index.ts';
import { useMetrics } from '../metrics/index.ts';
import { useNotices } from '../notices/index.ts';
import { ordersResource } from './resources.ts';

/** What came of repeating an order. */
export type Repeated = Omit<AnswerOf<'/api/order/repeat'>, 'cart'>;

export interface RepeatState {
  loading: boolean;
  /** null until an order was repeated that does not come as it was. */
  repeated: Repeated | null;
  /** Answers what came of it, null where it was refused. */
  repeat(id: number): Promise<Repeated | null>;
}

/** Puts an order into the cart again. */
export function useRepeat(): RepeatState {
  const api = useApi();
  const tabs = useTabs();
  const { mutate } = useSWRConfig();
  const { session } = useCart();
  const metrics = useMetrics();
  const notices = useNotices();
  const [loading, setLoading] = useState(false);
  const running = useRef(false);
  const [repeated, setRepeated] = useState<Repeated | null>(null);

  async function fill(id: number): Promise<Repeated> {
    // What was done to the cart before is saved first: its answer would be older than this one's.
    await session.settled();
    const { cart, ...rest } = await api.call('/api/order/repeat', { id });
    let before = cart;
    const putIn = (info?: Info) => {
      before = info?.cart ?? cart;
      return info && { ...info, cart };
    };
    await mutate<Info>(infoResource.key, putIn, { revalidate: false });
    for (const event of cartEvents(before, cart, null)) metrics.emit(event);
    tabs.tell({ type: 'cart' });
    return rest;
  }

  async function repeat(id: number): Promise<Repeated | null> {
    if (running.current) return null;
    running.current = true;
    setLoading(true);
    try {
      const answer = await fill(id);
      setRepeated(answer.notes.length > 0 ? answer : null);
      return answer;
    } catch (error) {
      notices.fail(error);
      // The order is not there: the list shows it no longer than that.
      if (error instanceof ApiError && !error.stop) await mutate(ordersResource(1).key);
      return null;
    } finally {
      running.current = false;
      setLoading(false);
    }
  }

  return { loading, repeated, repeat };
}
