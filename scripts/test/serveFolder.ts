import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** Serves a folder of files on a free port of this machine while `work` runs. */
export async function serveFolder<Result>(
  folder: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(sirv(folder)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
