/** How many of the staff's sockets may be open at once. */
export interface SocketLimits {
  /** All together. */
  total: number;
  /** Those of one address. */
  ofAddress: number;
  /** Those that nobody has authorized yet; what is left of `total` can only be the staff's. */
  waiting: number;
  /** Those of one address that nobody has authorized yet. */
  waitingOfAddress: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  total: 5_000,
  ofAddress: 100,
  waiting: 500,
  waitingOfAddress: 20,
};

export interface OpenSocket {
  /** Whom limits count. */
  readonly address: string;
  /** Whether nobody has authorized it. */
  readonly waiting: boolean;
}

/** Where a new socket goes: a free place, the place of one that is closed for it, or nowhere. */
export type SocketPlace<Socket> =
  | { is: 'free' }
  | { is: 'taken'; from: Socket }
  /** `address`: this one has its share; `shop`: all places are the staff's. */
  | { is: 'none'; full: 'address' | 'shop' };

function oldestOfFullest<Socket extends OpenSocket>(waiting: readonly Socket[]): Socket | undefined {
  const byAddress = Map.groupBy(waiting, ({ address }) => address);
  let fullest: readonly Socket[] = [];
  for (const sockets of byAddress.values()) if (sockets.length > fullest.length) fullest = sockets;
  return fullest[0];
}

/**
 * The place of a new socket, which waits for its authorization. It never waits for others to go: where too many wait,
 * the oldest of its own address is closed for it, or else the oldest of the address that has most of them.
 *
 * @param open all that are open, oldest first
 */
export function socketPlace<Socket extends OpenSocket>(
  open: readonly Socket[],
  address: string,
  limits: SocketLimits,
): SocketPlace<Socket> {
  const own = open.filter((socket) => socket.address === address);
  const ownWaiting = own.filter((socket) => socket.waiting);
  const take = (from: Socket | undefined, full: 'address' | 'shop'): SocketPlace<Socket> =>
    from ? { is: 'taken', from } : { is: 'none', full };
  if (own.length >= limits.ofAddress || ownWaiting.length >= limits.waitingOfAddress) {
    return take(ownWaiting[0], 'address');
  }
  const waiting = open.filter((socket) => socket.waiting);
  if (waiting.length >= limits.waiting || open.length >= limits.total) {
    return take(oldestOfFullest(waiting), 'shop');
  }
  return { is: 'free' };
}
