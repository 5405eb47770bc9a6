import { tiles } from '@siren/domain/catalog';
import type { RawOffer } from '../feed/index.ts';
import { fileAddress } from './fileAddress.ts';
import type { OfferPicture } from './Offer.ts';

const PICTURES_MAX = 20;
const size = (text: string) => (/^[1-9]\d{1,4}$/.test(text) ? Number(text) : null);

export interface PictureReport {
  /** An address that cannot be asked for. */
  onBad(url: string): void;
  /** How many are beyond those that are kept. */
  onLost(count: number): void;
}

/** Pictures with an address that can be asked for, each once. */
export function offerPictures(
  { pictures: raw, beyond }: RawOffer,
  demo: boolean,
  { onBad, onLost }: PictureReport,
): OfferPicture[] {
  let lost = beyond.pictures;
  const pictures = new Map<string, OfferPicture>();
  for (const { url, tile, width, height, own = false } of raw) {
    const href = own ? url : fileAddress(url, demo);
    if (href === null) onBad(url.trim());
    else if (pictures.has(href)) continue;
    else if (pictures.size >= PICTURES_MAX) lost += 1;
    else {
      const known = tiles.find((name) => name === tile) ?? null;
      pictures.set(href, { url: href, tile: known, width: size(width), height: size(height) });
    }
  }
  if (lost > 0) onLost(lost);
  return [...pictures.values()];
}
