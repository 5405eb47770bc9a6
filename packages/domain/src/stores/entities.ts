import type { AuditEntry } from '../audit/index.ts';
import type { ProductImage } from '../catalog/index.ts';
import type { PayTypeCode, Store, StoreDays, StoreWeek } from '../regions/index.ts';

/** What a list of stores is put in order by. */
export const storeSorts = ['name', 'code', 'city'] as const;

/** Whether anybody can choose it; whose it is. */
export const storeStates = ['on', 'off'] as const;
export const storeKinds = ['own', 'partner'] as const;

/** What the list is narrowed by; what is left out does not matter. */
export interface StoreFilters {
  /** Ids. */
  region?: number[];
  city?: number[];
  state?: (typeof storeStates)[number][];
  kind?: (typeof storeKinds)[number][];
}

interface Named {
  id: number;
  name: string;
}

/** A store among others, as staff see it. */
export interface StaffStoreRow extends Pick<Store, 'id' | 'code' | 'name' | 'address' | 'franchise'> {
  /** Whether anybody can choose it. */
  active: boolean;
  region: Named;
  city: Named;
  /** Hours, as `openState` reads them. */
  hours: { opens: string; closes: string; week: StoreWeek | null; days: StoreDays[] };
  /** IANA name. */
  timeZone: string;
  location: Store['location'];
  version: number;
}

/** What needs a store, so that whoever switches it off knows. */
export interface StoreUses {
  /** Orders that are on their way and are fetched there, or have pieces lying there. */
  orders: number;
  /** Variants and pieces in stock. */
  offers: number;
  pieces: number;
  /** Carts with goods that no other open store of the region has. */
  carts: number;
  /** Plans of photo reports that it stands in. */
  plans: number;
}

/** Who sells there. */
export interface StoreLegal {
  legalName: string;
  inn: string;
  kpp: string;
  ogrn: string;
}

/** How many goods of a section lie in a store. */
export interface StoreCoverage {
  section: string;
  /** Variants that are sold. */
  sold: number;
  /** Of them those that lie there. */
  here: number;
}

/** A picture of a store, without words. */
export interface StorePicture {
  id: number;
  image: ProductImage;
}

/** A store, whole. */
export interface StaffStore extends StaffStoreRow, StoreLegal {
  phone: string;
  email: string;
  /** Codes of those that it takes. */
  payTypes: PayTypeCode[];
  /** Whether orders are fetched there. */
  pickup: boolean;
  picture: StorePicture | null;
  /** What is on the picture, for who does not see it. */
  pictureAlt: string;
  /** Days of other hours of this store alone, those to come and those that are hardly over, by their first day. */
  ownDays: StoreDays[];
  /** Today by its own clocks, ISO 8601 date. */
  today: string;
  uses: StoreUses;
  coverage: StoreCoverage[];
  /** Whether the file of places changes it no more. */
  byHand: boolean;
  /** The newest first. */
  changes: AuditEntry[];
}

/** What can be chosen of a store. */
export interface StoreChoices {
  cities: { id: number; name: string; region: Named }[];
  payTypes: { code: PayTypeCode; name: string }[];
}
