import { describe, expect, it } from 'vitest';
import { askerOf } from './askerOf.ts';

describe('whom limits count', () => {
  it.each([
    ['an IPv4 address as it is', '203.0.113.7', '203.0.113.7'],
    ['an IPv6 address by its /64', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['an IPv4 address in IPv6 clothes as the IPv4 address', '::ffff:203.0.113.7', '203.0.113.7'],
    ['what is no address as itself', 'unix socket', 'unix socket'],
  ])('takes %s', (_what, address, asker) => {
    expect(askerOf(address)).toBe(asker);
  });

  it('takes all addresses of one household for one', () => {
    expect(askerOf('2001:db8:1:2::1')).toBe(askerOf('2001:db8:1:2:ffff:ffff:ffff:ffff'));
    expect(askerOf('2001:db8:1:2::1')).not.toBe(askerOf('2001:db8:1:3::1'));
  });
});
