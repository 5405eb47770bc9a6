import type { Permission } from '@siren/domain/account';
import type { PayTypeCode } from '@siren/domain/regions';
import type { ServicePriceType, ServiceUnit } from '@siren/domain/services';

export interface DemoCity {
  code: string;
  name: string;
  /** Days from ordering to the courier's earliest and latest visit. */
  leadDays: number;
  leadDaysMax: number;
}

export interface DemoStore {
  code: string;
  city: string;
  name: string;
  address: string;
  phone: string;
  opens: string;
  closes: string;
  lat: number;
  lon: number;
  franchise: boolean;
  payTypes: readonly PayTypeCode[];
}

export interface DemoRegion {
  code: string;
  name: string;
  timeZone: string;
  /** What prices of the region are multiplied by. */
  priceFactor: number;
  cities: readonly DemoCity[];
  stores: readonly DemoStore[];
}

/** Money in roubles. */
export interface DemoService {
  key: string;
  kind: string;
  isDelivery: boolean;
  isDefault: boolean;
  name: string;
  description: string;
  priceType: ServicePriceType;
  value: number;
  minValue: number;
  base: number;
  unit: ServiceUnit;
  /** Days to add to the city's lead time; null where the date is agreed later. */
  leadDays: number | null;
  /** Codes of cities it is not to be had in. */
  excludedCities: readonly string[];
  /** External ids of sections whose goods it is not to be had for. */
  excludedSections: readonly string[];
}

export interface DemoUser {
  login: string;
  password: string;
  name: string;
  phone: string;
  email: string;
  /** What the account is good for, as the login page says it. */
  about: string;
  flags: readonly string[];
  permissions: readonly Permission[];
  bonus: number;
}
