import type { ApiError } from '@siren/contract/errors';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Answers whoever may not have a socket as the API answers: a status, and the words as JSON. */
export function refuseUpgrade(socket: Duplex, { status, body }: ApiError): void {
  // Node has let go of a socket that asks for another protocol: nobody else hears what becomes of it.
  socket.on('error', () => {});
  const words = JSON.stringify(body);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(words)}`,
    ...(body.retryAfter === undefined ? [] : [`Retry-After: ${body.retryAfter}`]),
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${words}`, () => socket.destroy());
}
