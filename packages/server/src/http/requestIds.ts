import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** An id that a proxy may give: it gets into lines of the log and onto pages. */
const GIVEN = /^[\w-]{8,64}$/;
/** 12 characters in groups of four: somebody reads them out on the phone. */
const BYTES = 6;

/** Of an address alone, itself; of a network, its part. */
const networkOf = (text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] => {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  const address = ipaddr.parse(text);
  return [address, address.toByteArray().length * 8];
};

/**
 * Gives requests their ids: new ones, or those that a trusted proxy gave them already, so that its log and ours tell of
 * the same.
 */
export function requestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = trustedProxies.map(networkOf);
  const isTrusted = (address = ''): boolean =>
    ipaddr.isValid(address) &&
    ipaddr.subnetMatch(ipaddr.process(address), { trusted }, 'nobody') === 'trusted';
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    if (typeof given === 'string' && GIVEN.test(given) && isTrusted(socket.remoteAddress)) return given;
    return randomBytes(BYTES)
      .toString('hex')
      .replaceAll(/(?<=^(?:.{4})+)(?=.)/g, '-');
  };
}
