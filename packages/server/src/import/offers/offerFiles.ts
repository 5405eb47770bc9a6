import { documentTypes } from '@siren/domain/catalog';
import type { RawOffer } from '../feed/index.ts';
import { line } from '../text/index.ts';
import { fileAddress } from './fileAddress.ts';
import type { OfferDocument, OfferVideo } from './Offer.ts';

const DOCUMENTS_MAX = 20;
const NAME_MAX = 150;

/** The film of the offer; `onBad` hears of an address that cannot be asked for. */
export function offerVideo(
  { video }: RawOffer,
  demo: boolean,
  onBad: (url: string) => void,
): OfferVideo | null {
  if (video.url.trim() === '') return null;
  const url = fileAddress(video.url, demo);
  if (url === null) onBad(video.url.trim());
  return url === null ? null : { url, captions: fileAddress(video.captions, demo) };
}

/** Papers with an address that can be asked for, each once; `onBad` hears of the others. */
export function offerDocuments(
  { documents }: RawOffer,
  demo: boolean,
  onBad: (url: string) => void,
): OfferDocument[] {
  const known = new Map<string, OfferDocument>();
  for (const raw of documents) {
    const url = fileAddress(raw.url, demo);
    if (url === null) onBad(raw.url.trim());
    else if (!known.has(url) && known.size < DOCUMENTS_MAX) {
      const type = documentTypes.find((own) => own === raw.type) ?? 'other';
      known.set(url, { type, name: line(raw.name, NAME_MAX) || 'Документ', url });
    }
  }
  return [...known.values()];
}
