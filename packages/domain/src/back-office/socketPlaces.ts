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
}

/** Where a new socket goes: a free place, the place of one that is closed for it, or nowhere. */
export type SocketPlace<Socket> =
  | { is: 'free' }
  | { is: 'taken'; from: Socket }
  /** `address`: this one has its share; `shop`: all places are the staff's. */
  | { is: 'none'; full: 'address' | 'shop' };

/** Who is there, counted as they come and go: a new one costs the same, however many are open. */
export interface SocketPlaces<Socket> {
  /**
   * The place of a new socket, which waits for its authorization. It never waits for others to go: where too many wait,
   * the one of its own address that waits longest is closed for it, or else that of the address where most wait.
   */
  placeOf(address: string): SocketPlace<Socket>;
  /** It was opened, and waits. */
  enter(socket: Socket): void;
  /** It was authorized, or is so no longer; of one that has left nothing is noted. */
  turn(socket: Socket, waiting: boolean): void;
  leave(socket: Socket): void;
}

export function createSocketPlaces<Socket extends OpenSocket>(limits: SocketLimits): SocketPlaces<Socket> {
  /** Of each address with a socket: those that wait, longest first, and those that do not. */
  const addresses = new Map<string, { waiting: Set<Socket>; staff: Set<Socket> }>();
  let [open, waiting] = [0, 0];

  function longestOfFullest(): Socket | undefined {
    let fullest = new Set<Socket>();
    for (const here of addresses.values()) if (here.waiting.size > fullest.size) fullest = here.waiting;
    return fullest.values().next().value;
  }

  return {
    placeOf(address) {
      const own = addresses.get(address);
      const [ownWaiting, ownStaff] = [own?.waiting.size ?? 0, own?.staff.size ?? 0];
      const take = (from: Socket | undefined, full: 'address' | 'shop'): SocketPlace<Socket> =>
        from ? { is: 'taken', from } : { is: 'none', full };
      if (ownWaiting + ownStaff >= limits.ofAddress || ownWaiting >= limits.waitingOfAddress)
        return take(own?.waiting.values().next().value, 'address');
      if (waiting >= limits.waiting || open >= limits.total) return take(longestOfFullest(), 'shop');
      return { is: 'free' };
    },
    enter(socket) {
      const here = addresses.get(socket.address) ?? { waiting: new Set<Socket>(), staff: new Set<Socket>() };
      addresses.set(socket.address, here);
      here.waiting.add(socket);
      open += 1;
      waiting += 1;
    },
    turn(socket, waits) {
      const here = addresses.get(socket.address);
      const [from, to] = waits ? [here?.staff, here?.waiting] : [here?.waiting, here?.staff];
      if (!from?.delete(socket)) return;
      to?.add(socket);
      waiting += waits ? 1 : -1;
    },
    leave(socket) {
      const here = addresses.get(socket.address);
      const waited = here?.waiting.delete(socket) ?? false;
      if (!waited && !here?.staff.delete(socket)) return;
      open -= 1;
      if (waited) waiting -= 1;
      if (here?.waiting.size === 0 && here.staff.size === 0) addresses.delete(socket.address);
    },
  };
}
