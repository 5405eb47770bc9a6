import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const own = { shopApiUrl: null, socketUrl: null };

test('scripts come from the own origin alone', () => {
  const policy = contentSecurityPolicy(own);
  expect(policy).toContain("script-src 'self';");
  for (const rule of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "img-src 'self' data:",
  ]) {
    expect(policy).toContain(rule);
  }
});

test('another backend may be called, and shows its pictures', () => {
  const policy = contentSecurityPolicy({
    shopApiUrl: 'https://api.example.ru/v1',
    socketUrl: 'wss://live.example.ru:8443/socket',
  });
  expect(policy).toContain("connect-src 'self' https://api.example.ru wss://live.example.ru:8443;");
  expect(policy).toContain("img-src 'self' data: https://api.example.ru;");
  expect(policy).toContain("script-src 'self';");
});
