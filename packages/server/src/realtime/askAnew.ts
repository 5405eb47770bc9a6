import type { Peer } from './Peer.ts';

/** Within how long all are told, ms: thousands of clients are not to ask in one moment. */
const SPREAD_MS = 2_000;

/**
 * Tells everybody at work that they are authorized, which they are: their clients ask anew for whatever they may have missed, as they do
 * after each authorization.
 */
export function haveAllAskAnew(peers: Iterable<Peer>): void {
  for (const peer of peers)
    setTimeout(() => {
      if (peer.staff) peer.send({ name: 'system:auth_result', data: { result: 'ok' } });
    }, Math.random() * SPREAD_MS).unref();
}
