import type { DocumentType } from '@siren/domain/catalog';

/** A param as the database keeps it in `offers.params`. */
export interface OfferParam {
  name: string;
  value: string;
  unit: string | null;
  /** The unit as the feed writes it, where the shop writes another one. */
  raw?: string;
  group: string;
  /** #rrggbb of a colour that the feed told; absent elsewhere. */
  hex?: string;
}

export interface OfferPicture {
  url: string;
  tile: string | null;
  /** Natural size in pixels; null until the picture was read once. */
  width: number | null;
  height: number | null;
}

/** As `products.documents` keeps it. */
export interface OfferDocument {
  type: DocumentType;
  name: string;
  url: string;
}

/** As `products.video` keeps it. */
export interface OfferVideo {
  url: string;
  captions: string | null;
}

/** What a feed says of an offer in every region. */
export interface OfferContent {
  /** External id of the product: `g:` and the group, or `o:` and the offer itself. */
  product: string;
  grouped: boolean;
  category: string;
  name: string;
  brand: string | null;
  article: string;
  /** Each once, figures alone. */
  barcodes: string[];
  description: string;
  collection: string | null;
  params: OfferParam[];
  pictures: OfferPicture[];
  video: OfferVideo | null;
  documents: OfferDocument[];
  exposition: boolean;
  hit: boolean;
  novelty: boolean;
}

/** A checked offer. Money in roubles, stock in pieces by id of the store. */
export interface Offer {
  line: number;
  id: string;
  content: OfferContent;
  price: number;
  oldPrice: number | null;
  stock: [store: number, quantity: number][];
  digest: string;
  priceDigest: string;
  stockDigest: string;
}
