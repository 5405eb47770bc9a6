import { expect, test } from 'vitest';
import { phoneAddress } from './phoneAddress.ts';

test.each(['+78002004114', '+7 800 200-41-14', '+7 (800) 200 41 14'])(
  '%s is called at +78002004114',
  (phone) => {
    expect(phoneAddress(phone)).toBe('tel:+78002004114');
  },
);
