import type { SocketPacket } from '@siren/domain/back-office';

/** An open socket, or one that is being opened. */
export interface Wire {
  send(frame: string): void;
  /** Nothing is heard of it any more. */
  close(): void;
}

/** What a wire tells. */
export interface WireEars {
  onOpen(): void;
  /** `code` of the other side's last word (RFC 6455, 7.4.1), where it had one. */
  onClose(code?: number): void;
  onFrame(frame: string): void;
}

/** Opens the socket. What cannot be opened is told as closed, later. */
export type OpenWire = (ears: WireEars) => Wire;

/** What came of the last wire, and nothing of those before it. */
export interface LinkEars {
  onOpen(): void;
  onClose(code?: number): void;
  onPacket(packet: SocketPacket): void;
}

/** The wire of now: one at a time, and a former one is not heard. */
export interface Link {
  connect(): void;
  send(packet: SocketPacket): void;
  /** Lets go of it, and tells nothing. */
  end(): void;
  /** Lets go of it at once: a half-dead one tells its end only much later. Tells `onClose` where there was one. */
  drop(): void;
}

function readFrame(frame: string): SocketPacket | null {
  try {
    const packet: unknown = JSON.parse(frame);
    if (typeof packet !== 'object' || packet === null) return null;
    const { channel, opcode, data } = packet as Record<string, unknown>;
    return typeof channel === 'string' && typeof opcode === 'string' ? { channel, opcode, data } : null;
  } catch {
    return null;
  }
}

export function createLink(open: OpenWire, { onOpen, onClose, onPacket }: LinkEars): Link {
  let wire: Wire | null = null;
  let number = 0;

  function close(): boolean {
    const had = wire;
    number += 1;
    wire = null;
    had?.close();
    return had !== null;
  }

  return {
    connect() {
      close();
      const own = number;
      const heard = (act: () => void) => {
        if (own === number) act();
      };
      wire = open({
        onOpen: () => heard(onOpen),
        onClose: (code) => heard(() => close() && onClose(code)),
        onFrame: (frame) =>
          heard(() => {
            const packet = readFrame(frame);
            if (packet) onPacket(packet);
          }),
      });
    },
    send: (packet) => wire?.send(JSON.stringify(packet)),
    end: () => void close(),
    drop() {
      if (close()) onClose();
    },
  };
}
