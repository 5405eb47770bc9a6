/** PostgreSQL's index on addresses holds no longer ones. */
const URL_MAX = 2_000;
const SCHEMES = new Set(['http:', 'https:', 'demo:']);

/** The address of a picture, film or paper if it can be asked for, else null. */
export function fileAddress(text: string): string | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  return url && SCHEMES.has(url.protocol) && Buffer.byteLength(url.href) <= URL_MAX ? url.href : null;
}
