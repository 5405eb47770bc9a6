import { setImmediate as nextTurn } from 'node:timers/promises';
import { toFrame } from '@siren/contract/socket';
import type { ReceivedPacket } from '@siren/contract/socket';
import type { Peer } from './Peer.ts';
import { textFrame } from './textFrame.ts';

/** How many clients are written to before other work gets its turn. */
export const CHUNK = 200;

/** Everybody who is connected to this process. */
export interface Hub {
  readonly peers: Set<Peer>;
  leave(peer: Peer): void;
  /** Resolves when the last one has left. */
  empty(): Promise<void>;
  /** Sends a packet to all staff that `chosen` picks; broadcasts arrive in the order they were begun. */
  broadcast(packet: ReceivedPacket, chosen?: (peer: Peer) => boolean): Promise<void>;
}

export function createHub(): Hub {
  const peers = new Set<Peer>();
  let last = Promise.resolve();
  let emptied: PromiseWithResolvers<void> | null = null;

  const write = async (frame: Buffer, chosen: (peer: Peer) => boolean) => {
    let written = 0;
    for (const peer of peers) {
      if (!peer.staff || !chosen(peer)) continue;
      peer.sendFrame(frame);
      written += 1;
      if (written % CHUNK === 0) await nextTurn();
    }
  };

  return {
    peers,
    leave(peer) {
      peers.delete(peer);
      if (peers.size === 0) emptied?.resolve();
    },
    async empty() {
      if (peers.size === 0) return;
      emptied ??= Promise.withResolvers();
      await emptied.promise;
    },
    broadcast(packet, chosen = () => true) {
      const frame = textFrame(toFrame(packet));
      last = last.then(() => write(frame, chosen));
      return last;
    },
  };
}
