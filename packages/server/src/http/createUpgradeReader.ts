import proxyAddr from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import { askedFrom } from './askedFrom.ts';
import type { AskedFrom } from './askedFrom.ts';

/** Who asks for another protocol. */
export interface UpgradeAsker {
  /** As the trusted proxies tell it. */
  address: string;
  from: AskedFrom;
}

const lastOf = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim();

/**
 * Tells who asks for another protocol, as Fastify tells it of requests: it never sees those for another protocol, so its
 * reader of addresses is asked directly.
 */
export function createUpgradeReader(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => UpgradeAsker {
  const trusted = proxyAddr.compile([...trustedProxies]);
  return (request) => {
    const { headers, socket } = request;
    const told = trusted(socket.remoteAddress ?? '', 0) && lastOf(headers['x-forwarded-host']);
    return {
      address: proxyAddr(request, trusted),
      from: askedFrom({ headers, host: told || (headers.host ?? '') }),
    };
  };
}
