import type { FastifyInstance } from 'fastify';

/** What a page may ask the browser for: the nearest city, copying a code, the film's player. The rest is denied. */
const ALLOWED = ['clipboard-write', 'fullscreen', 'geolocation', 'picture-in-picture'];
const DENIED = [
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];
const PERMISSIONS = [...ALLOWED.map((name) => `${name}=(self)`), ...DENIED.map((name) => `${name}=()`)];

const SECURITY_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  // Only the origin: a path may hold the number of an order, a query a token.
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS.join(', '),
};

/** A year. Subdomains are not ours to speak for. */
const ONLY_HTTPS = 'max-age=31536000';

/** Puts what every answer carries onto those of `server`; a header that an answer has already stays as it is. */
export function addSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    if (request.protocol === 'https') reply.header('strict-transport-security', ONLY_HTTPS);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
