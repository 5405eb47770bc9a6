import type { Api } from '@siren/contract/calls';
import type { StaffOrder } from '@siren/domain/orders';
import { useEffect, useState } from 'react';
import { useApi } from '../../../api/index.ts';

/** One after another: each look at an order is recorded, and many at once would keep others waiting. */
async function readOrders(api: Api, ids: readonly number[], signal: AbortSignal): Promise<StaffOrder[]> {
  const orders: StaffOrder[] = [];
  for (const id of ids) orders.push(await api.call('/api/admin/orders/get', { id }, { signal }));
  return orders;
}

export interface Papers {
  /** All of the orders; null until the last one has come. */
  orders: readonly StaffOrder[] | null;
  /** Why one of them did not come. */
  error: unknown;
  retry(): void;
}

const nothing = { of: null, orders: null, error: undefined };

/** Orders as they are now: what lies in the cache may be older than what is printed. @param of their ids, with commas */
export function usePapers(of: string): Papers {
  const api = useApi();
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<{ of: string | null } & Omit<Papers, 'retry'>>(nothing);
  useEffect(() => {
    const controller = new AbortController();
    const settle = (next: Omit<Papers, 'retry'>) => {
      if (!controller.signal.aborted) setRead({ of, ...next });
    };
    readOrders(api, of.split(',').map(Number), controller.signal).then(
      (orders) => settle({ orders, error: undefined }),
      (error: unknown) => settle({ orders: null, error }),
    );
    return () => controller.abort();
  }, [api, of, attempt]);
  const { orders, error } = read.of === of ? read : nothing;
  return {
    orders,
    error,
    retry() {
      setRead(nothing);
      setAttempt(attempt + 1);
    },
  };
}
