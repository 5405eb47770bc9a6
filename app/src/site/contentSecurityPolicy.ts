import type { Config } from '@siren/server/config';

/**
 * What a page may load: scripts from the own origin alone, and none that stands in the HTML. Styles may stand in it:
 * a dialog keeps the page behind it from scrolling with a style element of its own.
 */
export function contentSecurityPolicy({
  shopApiUrl,
  socketUrl,
}: Pick<Config, 'shopApiUrl' | 'socketUrl'>): string {
  const api = shopApiUrl ? [new URL(shopApiUrl).origin] : [];
  // The origin of a wss: address is no origin for URL.
  const socket = socketUrl ? [`${new URL(socketUrl).protocol}//${new URL(socketUrl).host}`] : [];
  const sources: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...api],
    'connect-src': ["'self'", ...api, ...socket],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(sources)
    .map(([name, allowed]) => `${name} ${allowed.join(' ')}`)
    .join('; ');
}
