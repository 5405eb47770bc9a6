/** Price types of a service (behaviour services-1). */
export const servicePriceTypes = [
  'static',
  'quantity',
  'static_quantity',
  'static_percent',
  'percent',
  'percent_quantity',
] as const;
export type ServicePriceType = (typeof servicePriceTypes)[number];

/** How a service is priced. Roubles, or percent where the type says so. */
export interface ServiceCalculation {
  type: ServicePriceType;
  value: number;
  minValue: number;
  base?: number;
  /** Goods of so many roubles make it free. @default never */
  freeFrom?: number;
}

/** What a way of delivery costs in a city, and how long it takes there; null goes by the way. Roubles, days. */
export interface CityTariff {
  price: number | null;
  freeFrom: number | null;
  leadDays: number | null;
}

/** What a service is counted in, where its price goes by a quantity: pieces, things of the buyer's, floors, years. */
export const serviceUnits = ['piece', 'item', 'floor', 'year'] as const;
export type ServiceUnit = (typeof serviceUnits)[number];

/** What a service is not to be had for. */
export const exclusionReasons = ['city', 'goods'] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/** A paid service or a way of delivery (behaviour services-1). */
export interface Service {
  /** Stable name of the service among all groups; what a selection refers to. */
  key: string;
  /** Id of the product that the service is sold as, on a receipt too; no good of the catalogue has it. */
  product: number;
  /** `delivery`, or the service's own type: one selection a group. */
  group: string;
  type: string;
  name: string;
  description: string;
  default: boolean;
  /** Not to be had for this cart or city: shown as unavailable, never selected. */
  excluded: boolean;
  /** Why it is excluded; null where it is to be had. */
  excludedBy: ExclusionReason | null;
  calculate: ServiceCalculation;
  unit: ServiceUnit;
  /** When it would happen, ISO 8601 date; null where that is agreed later. */
  date: string | null;
}

/** What the buyer chose. `price` in roubles, as the domain function computes it. */
export interface SelectedService {
  key: string;
  /** At least 1; only meaningful for quantity types, 1 elsewhere. */
  quantity: number;
  price: number;
}
