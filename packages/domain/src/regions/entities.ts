import type { ProductImage } from '../catalog/index.ts';

/** A pay type that stores of a region accept (behaviour pages-10: region stores carry pay types). */
export interface PayType {
  id: number;
  /** What kind of payment it is. */
  code: PayTypeCode;
  name: string;
  /** One line that tells when and how the money is taken. */
  description: string;
}

export const payTypeCodes = ['card', 'sbp', 'cash', 'instalments'] as const;
export type PayTypeCode = (typeof payTypeCodes)[number];

/** A region has its own prices, stock, stores, pay types and delivery. */
export interface Region {
  id: number;
  code: string;
  name: string;
  /** IANA name: opening hours and delivery dates are told by it. */
  timeZone: string;
}

/** City list entry (behaviour pages-10). */
export interface City {
  code: string;
  name: string;
}

/** A city as the city dialog shows it. */
export interface RegionCity extends City {
  /** Code of the region the city belongs to. */
  region: string;
  /** How many stores stand there. */
  stores: number;
  /** IANA name. */
  timeZone: string;
  /** The middle of its stores; null where it has none. */
  location: Store['location'] | null;
}

export const placeSources = ['choice', 'proxy', 'default'] as const;
/** Who said where the buyer is: they themselves, the proxy before the shop, or nobody. */
export type PlaceSource = (typeof placeSources)[number];

/** An own or a franchise store of a region. */
export interface Store {
  id: number;
  code: string;
  name: string;
  /** Code of the city. */
  city: string;
  address: string;
  phone: string;
  /** Opening hours, «10:00–21:00», the same every day but for `week` and `days`. */
  opens: string;
  closes: string;
  /** Hours by day of the week; absent where all days have the same. */
  week?: StoreWeek | undefined;
  /** `week` in words, so that no page has to bring what writes them. */
  weekWords?: string | undefined;
  /** Days of other hours that are near, the one that counts first. */
  days: StoreDays[];
  location: { lat: number; lon: number };
  franchise: boolean;
  /** Where staff have given it one. */
  image?: ProductImage | undefined;
  payTypes: PayType[];
  /** Where it is there, no order is fetched from it. */
  pickup?: false | undefined;
}

/** Hours of one day; equal ones mean round the clock. */
export interface DayHours extends Pick<Store, 'opens' | 'closes'> {
  /** Closed in between. */
  pause?: Pick<Store, 'opens' | 'closes'> | undefined;
}

/** Seven days, Monday first; null where it is closed. */
export type StoreWeek = (DayHours | null)[];

/** Days on which a store keeps other hours, or is closed. */
export interface StoreDays {
  /** First and last day, ISO 8601. */
  from: string;
  to: string;
  /** «Новый год» */
  name: string;
  /** Hours as those of a store; null where it is closed. */
  hours: Pick<Store, 'opens' | 'closes'> | null;
}

/** Hours of a store: the same every day but for some. */
export type StoreHours = Pick<Store, 'opens' | 'closes' | 'week'> & { days?: readonly StoreDays[] };
