import { expect, test } from 'vitest';
import { isPublicAddress } from './isPublicAddress.ts';

test.each(['8.8.8.8', '77.88.55.88', '2a02:6b8::feed:ff', '2606:4700::1111'])(
  '%s is of the open internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
  ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1'],
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1'],
  ...['localhost', '', '127.1'],
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
