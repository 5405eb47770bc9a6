import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { guardedLookup, InnerAddressError } from '../../outside/index.ts';

export interface RequestLimits {
  /** Ends the whole download. */
  signal: AbortSignal;
  bytesMax: number;
  isAllowed(address: string): boolean;
}

export interface Response {
  status: number;
  /** Address that it redirects to, as it was written. */
  location: string | undefined;
  type: string;
  body: Buffer;
}

/** One GET without following redirects. Rejects for private addresses and for bodies above the limit. */
export function request(url: URL, { signal, bytesMax, isAllowed }: RequestLimits): Promise<Response> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isAllowed(host)) return Promise.reject(new InnerAddressError(host));
  const { get } = url.protocol === 'https:' ? https : http;
  const headers = { accept: 'image/*', 'user-agent': 'siren-pictures', 'accept-encoding': 'identity' };
  return new Promise((done, fail) => {
    const sent = get(url, { signal, headers, lookup: guardedLookup(isAllowed), agent: false }, (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > bytesMax) sent.destroy(new Error(`Larger than ${bytesMax} bytes`));
        else chunks.push(chunk);
      });
      response.on('error', fail);
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          type: (response.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', fail);
  });
}
