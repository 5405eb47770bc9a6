/** PostgreSQL's index on addresses holds no longer ones. */
const URL_MAX = 2_000;
const SCHEMES = new Set(['http:', 'https:']);
/** What the demo draws by itself: no feed of a shop may name it. */
const DEMO = 'demo:';

/**
 * The address of a picture, film or paper if it can be asked for, else null.
 *
 * @param demo whether the feed is the demo's own
 */
export function fileAddress(text: string, demo: boolean): string | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  const known = url && (SCHEMES.has(url.protocol) || (demo && url.protocol === DEMO));
  return known && Buffer.byteLength(url.href) <= URL_MAX ? url.href : null;
}
