import { tiles } from '@siren/domain/catalog';
import type { RawPicture } from '../feed/index.ts';
import { fileAddress } from './fileAddress.ts';
import type { OfferPicture } from './Offer.ts';

const PICTURES_MAX = 20;
const size = (text: string) => (/^[1-9]\d{1,4}$/.test(text) ? Number(text) : null);

/** Pictures with an address that can be asked for, each once; `onBad` hears of the others. */
export function offerPictures(raw: readonly RawPicture[], onBad: (url: string) => void): OfferPicture[] {
  const pictures = new Map<string, OfferPicture>();
  for (const { url, tile, width, height } of raw) {
    const href = fileAddress(url);
    if (href === null) onBad(url.trim());
    else if (!pictures.has(href) && pictures.size < PICTURES_MAX) {
      const known = tiles.find((name) => name === tile) ?? null;
      pictures.set(href, { url: href, tile: known, width: size(width), height: size(height) });
    }
  }
  return [...pictures.values()];
}
