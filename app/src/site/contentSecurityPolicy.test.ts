import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

test('everything comes from the own origin alone', () => {
  for (const rule of [
    "script-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "img-src 'self' data:",
  ]) {
    expect(contentSecurityPolicy.split('; ')).toContain(rule);
  }
});
