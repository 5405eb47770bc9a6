import { setImmediate as nextTurn } from 'node:timers/promises';
import { toFrame } from '@siren/contract/socket';
import type { ReceivedPacket } from '@siren/contract/socket';
import type { Peer } from './Peer.ts';

/** How many clients are written to before other work gets its turn. */
const CHUNK = 200;

/** Everybody who is connected to this process. */
export interface Hub {
  readonly peers: Set<Peer>;
  /** Sends a packet to all staff that `chosen` picks; broadcasts arrive in the order they were begun. */
  broadcast(packet: ReceivedPacket, chosen?: (peer: Peer) => boolean): Promise<void>;
}

export function createHub(): Hub {
  const peers = new Set<Peer>();
  let last = Promise.resolve();

  const write = async (frame: string, chosen: (peer: Peer) => boolean) => {
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
    broadcast(packet, chosen = () => true) {
      const frame = toFrame(packet);
      last = last.then(() => write(frame, chosen));
      return last;
    },
  };
}
