import type { RawPromo } from './RawPromo.ts';

/** A section as the feed writes it. */
export interface RawCategory {
  line: number;
  id: string;
  parentId: string;
  name: string;
}

export interface RawParam {
  name: string;
  unit: string;
  /** `hex` of the param, an addition of ours to YML: the colour of a value, #rrggbb. */
  hex: string;
  value: string;
}

export interface RawPicture {
  url: string;
  /** `tile`, `width`, `height` of the picture, additions of ours to YML for pictures whose source is known. */
  tile: string;
  width: string;
  height: string;
  /** Whether the shop keeps it itself: no feed can name one of those. @default false */
  own?: boolean;
}

/** A paper of the good: `document`, an addition of ours to YML. */
export interface RawDocument {
  type: string;
  name: string;
  url: string;
}

/** An offer as the feed writes it: nothing trimmed, nothing checked. Absent texts are ''. */
export interface RawOffer {
  line: number;
  /** The line where its marks are broken, so that nothing of it can be trusted; null where they are whole. */
  broken: number | null;
  attributes: Readonly<Record<string, string>>;
  /** Text of its plain elements by name; the first one where an element is repeated. */
  texts: Map<string, string>;
  /** Every `group_id` that is an element. */
  groups: string[];
  params: RawParam[];
  pictures: RawPicture[];
  /** `captions` of the video, an addition of ours to YML: the address of its words, WebVTT. */
  video: { url: string; captions: string };
  documents: RawDocument[];
  barcodes: string[];
  outlets: { id: string; instock: string }[];
  condition: { type: string; text: string };
  /** `unit` of the age: `year` or `month`. */
  ageUnit: string;
  /** Params and pictures beyond those that are kept. */
  beyond: { params: number; pictures: number };
}

/** A currency as the feed writes it. */
export interface RawCurrency {
  id: string;
  rate: string;
}

/** What a piece of the feed brought. */
export interface FeedPiece {
  currencies: RawCurrency[];
  categories: RawCategory[];
  offers: RawOffer[];
  promos: RawPromo[];
}
