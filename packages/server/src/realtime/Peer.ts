import type { NewsReader, OpenSocket } from '@siren/domain/back-office';
import type { ReceivedPacket } from '@siren/contract/socket';
import { toFrame } from '@siren/contract/socket';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { closes } from './closes.ts';
import type { Close } from './closes.ts';
import { textFrame } from './textFrame.ts';

/** A member of staff who may use the back-office, by the session that says so. */
export interface Staff {
  userId: number;
  digest: Buffer;
  /** Which news are theirs. */
  reader: NewsReader;
}

/** What may wait to be sent to one client, bytes; one that reads too slowly is dropped (it reconnects). */
const BACKLOG_MAX_BYTES = 1_000_000;

/** Packets that one client may send within `WINDOW_MS`; one that sends more is dropped. */
const PACKETS_MAX = 200;
/** The same before it is authorized: it has nothing to say but who it is. */
const WAITING_PACKETS_MAX = 20;
const WINDOW_MS = 10_000;

/** How long a client is waited for that was told of the close, ms: who never answers holds on to nothing. */
const CLOSE_MS = 1_000;

export interface PeerOptions {
  /** What the socket writes to. */
  line: Duplex;
  /** Whom limits count. */
  address: string;
  /** How long it may stay without authorization, ms. */
  authorizeMs: number;
  now(): number;
  /** It was authorized, or is so no longer. */
  onTurn(waiting: boolean): void;
}

/** One open socket and what is known of who is at its other end. */
export class Peer implements OpenSocket {
  readonly rooms = new Set<string>();
  readonly address: string;
  readonly #socket: WebSocket;
  readonly #options: PeerOptions;
  #late: NodeJS.Timeout;
  #staff: Staff | null = null;
  #alive = true;
  #window = { until: 0, packets: 0 };

  constructor(socket: WebSocket, options: PeerOptions) {
    this.#socket = socket;
    this.#options = options;
    this.address = options.address;
    this.#late = this.#closeWhenLate();
    socket.on('pong', () => (this.#alive = true));
    socket.on('close', () => clearTimeout(this.#late));
  }

  get staff(): Staff | null {
    return this.#staff;
  }

  /** Without staff it is in no room: nothing is kept for who is not authorized, nor for long. */
  set staff(staff: Staff | null) {
    const before = this.#staff;
    this.#staff = staff;
    this.#options.onTurn(this.waiting);
    if (staff) {
      clearTimeout(this.#late);
    } else {
      this.rooms.clear();
      if (before) this.#late = this.#closeWhenLate();
    }
  }

  get waiting(): boolean {
    return this.#staff === null;
  }

  send(packet: ReceivedPacket): void {
    this.sendFrame(textFrame(toFrame(packet)));
  }

  /**
   * Sends what was made ready for many: the same bytes to all, past what `ws` would make anew for each. Nothing is compressed, so
   * that its own frames are written at once, too, and none comes between.
   */
  sendFrame(frame: Buffer): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > BACKLOG_MAX_BYTES) this.#socket.terminate();
    else this.#options.line.write(frame);
  }

  /** Counts a packet that came; false for the one too many, which closes the socket, and for all after its close. */
  admit(): boolean {
    if (this.#socket.readyState !== WebSocket.OPEN) return false;
    const now = this.#options.now();
    if (now >= this.#window.until) this.#window = { until: now + WINDOW_MS, packets: 0 };
    this.#window.packets += 1;
    if (this.#window.packets <= (this.waiting ? WAITING_PACKETS_MAX : PACKETS_MAX)) return true;
    this.close(closes.flood);
    return false;
  }

  /** Drops a client that did not answer the ping before, and sends the next one. */
  beat(): void {
    if (!this.#alive) return this.#socket.terminate();
    this.#alive = false;
    this.#socket.ping();
  }

  /** Says why, and waits no longer than a moment for the client to take leave. */
  close({ code, reason }: Close): void {
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), CLOSE_MS).unref();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #closeWhenLate(): NodeJS.Timeout {
    return setTimeout(() => this.close(closes.late), this.#options.authorizeMs).unref();
  }
}
