import { tiles } from '@siren/domain/catalog';
import type { RawPicture } from '../feed/index.ts';
import type { OfferPicture } from './Offer.ts';

const PICTURES_MAX = 20;
/** PostgreSQL's index on addresses holds no longer ones. */
const URL_MAX = 2_000;
const SCHEMES = new Set(['http:', 'https:', 'demo:']);

const size = (text: string) => (/^[1-9]\d{1,4}$/.test(text) ? Number(text) : null);

const address = (text: string) => {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  return url && SCHEMES.has(url.protocol) && Buffer.byteLength(url.href) <= URL_MAX ? url.href : null;
};

/** Pictures with an address that can be asked for, each once; `onBad` hears of the others. */
export function offerPictures(raw: readonly RawPicture[], onBad: (url: string) => void): OfferPicture[] {
  const pictures = new Map<string, OfferPicture>();
  for (const { url, tile, width, height } of raw) {
    const href = address(url);
    if (href === null) onBad(url.trim());
    else if (!pictures.has(href) && pictures.size < PICTURES_MAX) {
      const known = tiles.find((name) => name === tile) ?? null;
      pictures.set(href, { url: href, tile: known, width: size(width), height: size(height) });
    }
  }
  return [...pictures.values()];
}
