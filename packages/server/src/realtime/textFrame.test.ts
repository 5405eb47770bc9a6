import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WebSocketServer, WebSocket } from 'ws';
import { textFrame } from './textFrame.ts';

it('a text is framed as a client reads it, however long it is', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const opened = once(server, 'connection');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [, request] = (await opened) as [WebSocket, { socket: NodeJS.WritableStream }];
  await once(client, 'open');
  const said = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(0, 1, 124, 125, 126, 127, 65_535, 65_536, 70_000).map((length) => 'x'.repeat(length)),
  );
  await fc.assert(
    fc.asyncProperty(said, async (text) => {
      const came = once(client, 'message');
      request.socket.write(textFrame(text));
      expect(String(((await came) as [Buffer])[0])).toBe(text);
    }),
  );
  client.terminate();
  server.close();
});
