import { tiles } from '@siren/domain/catalog';
import type { RawOffer } from '../feed/index.ts';
import { fileAddress } from './fileAddress.ts';
import type { OfferPicture } from './Offer.ts';

const PICTURES_MAX = 20;
const size = (text: string) => (/^[1-9]\d{1,4}$/.test(text) ? Number(text) : null);

/** Where pictures of a feed are looked for, and who hears of what is wrong with them. */
export interface PictureChecks {
  /** Whether the feed is the demo's own. */
  demo: boolean;
  /** The address of a picture that came with the feed; null where none of this name did, undefined for what is no name. */
  find(name: string): string | null | undefined;
  /** A name that no picture in the archive has. */
  onAbsent(name: string): void;
  /** An address that cannot be asked for. */
  onBad(url: string): void;
  /** How many are beyond those that are kept. */
  onLost(count: number): void;
}

/** Pictures with an address that can be asked for, each once. */
export function offerPictures(
  { pictures: raw, beyond }: RawOffer,
  { demo, find, onAbsent, onBad, onLost }: PictureChecks,
): OfferPicture[] {
  let lost = beyond.pictures;
  const pictures = new Map<string, OfferPicture>();
  for (const { url, tile, width, height, own = false } of raw) {
    const named = own ? url : find(url);
    const href = named === undefined ? fileAddress(url, demo) : named;
    if (named === null) onAbsent(url.trim());
    else if (href === null) onBad(url.trim());
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
