import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** Opcodes of RFC 6455, 5.2. */
const [TEXT, CLOSE, PING, PONG] = [1, 8, 9, 10];
const FINAL = 0x80;
/** A mask of zeros leaves what it masks as it is. */
const MASK = Buffer.alloc(4);
/** Lengths that say that the length follows, in two bytes. */
const LONG = 126;
const LONGER = 127;

/** What a socket tells; nothing of it after its end. */
export interface RawEars {
  onOpen(): void;
  onText(text: string): void;
  /** `code` of its last word; 1006 where it had none. */
  onClose(code: number): void;
}

/** The browser's end of a WebSocket with as little as possible in it: thousands of them fit into a process. */
export interface RawSocket {
  send(text: string): void;
  /** Reads nothing until `resume`: what comes waits in the system, then at the server. */
  pause(): void;
  resume(): void;
  /** Ends it without a word. */
  cut(): void;
}

function frameOf(opcode: number, payload: Buffer): Buffer {
  const long = payload.length >= LONG;
  const head = Buffer.from([FINAL | opcode, FINAL | (long ? LONG : payload.length), ...(long ? [0, 0] : [])]);
  if (long) head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, MASK, payload]);
}

/** The first frame of what came, and where the next one begins; null where it is not all there. */
function readFrame(data: Buffer): { opcode: number; payload: Buffer; next: number } | null {
  if (data.length < 2) return null;
  const [first = 0, short = 0] = data;
  const start = short === LONGER ? 10 : short === LONG ? 4 : 2;
  if (data.length < start) return null;
  const length = start === 10 ? Number(data.readBigUInt64BE(2)) : start === 4 ? data.readUInt16BE(2) : short;
  const next = start + length;
  return data.length < next ? null : { opcode: first & 15, payload: data.subarray(start, next), next };
}

/** What came and is not read yet: the answer to the handshake at first, then frames. */
function createReader(socket: Socket, ears: RawEars, end: (code: number) => void) {
  let rest: Buffer = Buffer.alloc(0);
  let shaken = false;

  const shake = (): boolean => {
    const at = rest.indexOf('\r\n\r\n');
    if (at < 0) return false;
    if (!rest.subarray(0, at).includes(' 101 ')) {
      socket.destroy();
      return false;
    }
    rest = rest.subarray(at + 4);
    shaken = true;
    ears.onOpen();
    return true;
  };
  return (came: Buffer) => {
    rest = rest.length === 0 ? came : Buffer.concat([rest, came]);
    if (!shaken && !shake()) return;
    for (let frame = readFrame(rest); frame !== null; frame = readFrame(rest)) {
      rest = rest.subarray(frame.next);
      if (frame.opcode === TEXT) ears.onText(frame.payload.toString());
      else if (frame.opcode === PING) socket.write(frameOf(PONG, frame.payload));
      else if (frame.opcode === CLOSE)
        return end(frame.payload.length < 2 ? 1005 : frame.payload.readUInt16BE(0));
    }
    if (rest.length === 0) rest = Buffer.alloc(0);
  };
}

/** Opens the staff's socket of a shop at this address. */
export function openRawSocket(url: string, ears: RawEars): RawSocket {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  let ended = false;
  const end = (code: number) => {
    if (ended) return;
    ended = true;
    socket.destroy();
    ears.onClose(code);
  };
  const cut = () => {
    ended = true;
    socket.destroy();
  };
  const key = randomBytes(16).toString('base64');
  socket.setNoDelay(true);
  socket.write(
    `GET /socket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  const read = createReader(socket, ears, end);
  socket.on('data', (data) => {
    if (!ended) read(data as Buffer);
  });
  socket.on('error', () => end(1006));
  socket.on('close', () => end(1006));
  return {
    send: (text) => void (ended || socket.write(frameOf(TEXT, Buffer.from(text)))),
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    cut,
  };
}
