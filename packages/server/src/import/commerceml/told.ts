export interface NamedTold {
  name?: string;
}

export interface GroupTold extends NamedTold {
  /** '' at the top. */
  parent?: string;
}

export interface PropertyTold extends NamedTold {
  /** Whether values are ids of the dictionary. */
  listed?: boolean;
  /** Words of its dictionary by their ids. */
  values?: Record<string, string>;
}

export interface PriceTypeTold extends NamedTold {
  currency?: string;
}

/** A picture that came by its relative name. */
export interface PictureTold extends NamedTold {
  /** Address that the shop keeps it under. */
  url: string;
}

export interface GoodTold extends NamedTold {
  article?: string;
  barcodes?: string[];
  description?: string;
  vendor?: string;
  groups?: string[];
  pictures?: string[];
  properties?: { id: string; values: string[] }[];
}

export interface TypedPrice {
  value: string;
  currency: string;
}

export interface OfferTold extends NamedTold {
  article?: string;
  barcodes?: string[];
  params?: { name: string; value: string }[];
  /** By ids of types of price. */
  prices?: Record<string, TypedPrice>;
  /** Pieces in all. */
  count?: string;
  /** Pieces by ids of warehouses. */
  stores?: Record<string, string>;
}
