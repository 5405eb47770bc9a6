import type { ReceivedPacket } from '@siren/contract/socket';
import { toFrame } from '@siren/contract/socket';
import { WebSocket } from 'ws';

/** A member of staff who may use the back-office, by the session that says so. */
export interface Staff {
  userId: number;
  digest: Buffer;
}

/** What may wait to be sent to one client, bytes; one that reads too slowly is dropped (it reconnects). */
const BACKLOG_MAX_BYTES = 1_000_000;

/** Packets that one client may send within `WINDOW_MS`; one that sends more is dropped. */
const PACKETS_MAX = 200;
const WINDOW_MS = 10_000;

/** Close code for a client that breaks the rules (RFC 6455, 7.4.1). */
const POLICY_VIOLATION = 1008;

/** One open socket and what is known of who is at its other end. */
export class Peer {
  readonly rooms = new Set<string>();
  readonly #socket: WebSocket;
  readonly #now: () => number;
  #staff: Staff | null = null;
  #alive = true;
  #window = { until: 0, packets: 0 };

  constructor(socket: WebSocket, now: () => number) {
    this.#socket = socket;
    this.#now = now;
    socket.on('pong', () => (this.#alive = true));
  }

  get staff(): Staff | null {
    return this.#staff;
  }

  /** Without staff it is in no room: nothing is kept for who is not authorized. */
  set staff(staff: Staff | null) {
    this.#staff = staff;
    if (!staff) this.rooms.clear();
  }

  send(packet: ReceivedPacket): void {
    this.sendFrame(toFrame(packet));
  }

  /** Sends what was made ready for many. */
  sendFrame(frame: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > BACKLOG_MAX_BYTES) this.#socket.terminate();
    else this.#socket.send(frame);
  }

  /** Counts a packet that came; false for the one too many, which closes the socket. */
  admit(): boolean {
    const now = this.#now();
    if (now >= this.#window.until) this.#window = { until: now + WINDOW_MS, packets: 0 };
    this.#window.packets += 1;
    if (this.#window.packets <= PACKETS_MAX) return true;
    this.close(POLICY_VIOLATION);
    return false;
  }

  /** Drops a client that did not answer the ping before, and sends the next one. */
  beat(): void {
    if (!this.#alive) return this.#socket.terminate();
    this.#alive = false;
    this.#socket.ping();
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  terminate(): void {
    this.#socket.terminate();
  }
}
