import ipaddr from 'ipaddr.js';

/** A provider gives a household, and often a single phone, a whole /64 (RFC 6177). */
const IPV6_PREFIX = 64;

/**
 * Whom limits count: an IPv4 address as it is, an IPv6 address by its /64, an IPv4 address in IPv6 clothes as the
 * IPv4 address. What is no address stands for itself.
 *
 * @example askerOf('2001:db8:1:2:3::4') // '2001:db8:1:2::/64'
 */
export function askerOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_PREFIX}`).toString()}/${IPV6_PREFIX}`;
}
