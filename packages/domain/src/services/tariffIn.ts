import type { CityTariff, ServiceCalculation } from './entities.ts';

/** What a way of delivery costs, and how many days it takes on top of the city's; null where the date is agreed later. */
export interface Tariff {
  calculate: ServiceCalculation;
  leadDays: number | null;
}

/** What a way of delivery costs in a city that has a tariff of its own: what that does not say goes by the way. */
export function tariffIn({ calculate, leadDays }: Tariff, own: CityTariff | undefined): Tariff {
  if (!own) return { calculate, leadDays };
  const freeFrom = own.freeFrom ?? calculate.freeFrom;
  const priced: ServiceCalculation =
    own.price === null ? { ...calculate } : { type: 'static', value: own.price, minValue: 0, base: 0 };
  return {
    calculate: { ...priced, ...(freeFrom !== undefined && { freeFrom }) },
    leadDays: own.leadDays ?? leadDays,
  };
}
