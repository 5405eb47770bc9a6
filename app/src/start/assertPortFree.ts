import { StartupError } from '@siren/server/config';
import { once } from 'node:events';
import { createServer } from 'node:net';

const words: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken. Stop what listens there, or choose another one: PORT=3001 npm start`,
  EACCES: (port) => `Port ${port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`,
  EADDRNOTAVAIL: (_port, host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (_port, host) => `HOST ${host} is not an address of this machine.`,
};

/** The reason in one line why nobody can listen there; null where it is none of the usual ones. */
export function listenFailure(error: unknown, port: number, host: string): StartupError | null {
  const say = words[(error as NodeJS.ErrnoException).code ?? ''];
  return say ? new StartupError(say(port, host), { cause: error }) : null;
}

/** Tells a taken port before anything else is started: a database, a build. Throws StartupError. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw listenFailure(error, port, host) ?? error;
  }
  server.close();
  await once(server, 'close');
}
