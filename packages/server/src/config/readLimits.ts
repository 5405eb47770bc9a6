import { SOCKET_LIMITS } from '@siren/domain/back-office';
import { CART_LIMITS_MAX } from '@siren/domain/cart';
import { SHOP_LIMITS } from '@siren/domain/orders';
import type { Config } from './Config.ts';
import { count } from './count.ts';

/** Beyond it a limit is none. */
const AMOUNT_MAX = 100_000;

/** Reads a variable; `fallback` where there is none. */
export type Read = <Value>(name: string, parse: (value: string) => Value, fallback: Value) => Value;

export function readLimits(read: Read): Config['limits'] {
  const { cart, unproven, keep } = SHOP_LIMITS;
  return {
    cart: {
      rows: read('CART_ROWS', count(CART_LIMITS_MAX.rows), cart.rows),
      pieces: read('ROW_PIECES', count(CART_LIMITS_MAX.pieces), cart.pieces),
    },
    unproven: {
      orders: read('UNPROVEN_ORDERS', count(AMOUNT_MAX), unproven.orders),
      pieces: read('UNPROVEN_PIECES', count(AMOUNT_MAX), unproven.pieces),
    },
    keep: {
      unpaidMinutes: read('UNPAID_MINUTES', count(AMOUNT_MAX), keep.unpaidMinutes),
      unprovenHours: read('UNPROVEN_HOURS', count(AMOUNT_MAX), keep.unprovenHours),
      readyDays: read('READY_DAYS', count(AMOUNT_MAX), keep.readyDays),
      returnDays: read('RETURN_DAYS', count(AMOUNT_MAX), keep.returnDays),
    },
  };
}

export function readSockets(read: Read): Config['sockets'] {
  const { total, ofAddress, waiting, waitingOfAddress } = SOCKET_LIMITS;
  return {
    total: read('SOCKETS', count(AMOUNT_MAX), total),
    ofAddress: read('SOCKETS_OF_ADDRESS', count(AMOUNT_MAX), ofAddress),
    waiting: read('SOCKETS_WAITING', count(AMOUNT_MAX), waiting),
    waitingOfAddress: read('SOCKETS_WAITING_OF_ADDRESS', count(AMOUNT_MAX), waitingOfAddress),
  };
}
