const sources: Record<string, readonly string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/**
 * What a page may load: everything from the own origin alone, and no script that stands in the HTML. Styles may
 * stand in it: a dialog keeps the page behind it from scrolling with a style element of its own.
 */
export const contentSecurityPolicy = Object.entries(sources)
  .map(([name, allowed]) => `${name} ${allowed.join(' ')}`)
  .join('; ');
