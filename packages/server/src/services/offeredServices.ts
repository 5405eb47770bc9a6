import { DELIVERY_GROUP, tariffIn } from '@siren/domain/services';
import type { ExclusionReason, Service } from '@siren/domain/services';
import { roublesText } from '@siren/domain/money';
import type { ServiceRow } from './readServices.ts';

/** What services are offered for. */
export interface ServicePlace {
  city: { id: number; leadDays: number };
  /** For each of the goods to be ordered: ids of all sections it lies in, those above included. */
  goods: readonly (readonly number[])[];
  /** The date, yyyy-mm-dd, so many whole days from now where the buyer is. */
  dateIn(days: number): string;
}

/**
 * Whether the goods rule a service out. An order is delivered as a whole, so one good that a delivery cannot
 * take is enough; any other service is done to the goods that it is for, so it takes one of those.
 */
function ruledOut({ isDelivery, excludedSections }: ServiceRow, goods: ServicePlace['goods']): boolean {
  const isExcluded = (sections: readonly number[]) => sections.some((id) => excludedSections.includes(id));
  if (goods.length === 0) return false;
  return isDelivery ? goods.some(isExcluded) : goods.every(isExcluded);
}

/** The city is told before the goods: no other goods would help there. */
function exclusion(row: ServiceRow, { city, goods }: ServicePlace): ExclusionReason | null {
  if (row.excludedCities.includes(city.id)) return 'city';
  return ruledOut(row, goods) ? 'goods' : null;
}

/** What it costs in the city, and how long it takes there. */
function tariffOf(
  { priceType, value, minValue, base, freeFrom, leadDays, tariffs }: ServiceRow,
  city: number,
) {
  const calculate = { type: priceType, value, minValue, base, ...(freeFrom !== null && { freeFrom }) };
  return tariffIn(
    { calculate, leadDays },
    tariffs.find((one) => one.city === city),
  );
}

/** «интервал 3 часа, бесплатно от 5 000 ₽» */
const told = (description: string, freeFrom: number | undefined): string =>
  [description, ...(freeFrom === undefined ? [] : [`бесплатно от\u00a0${roublesText(freeFrom)}`])]
    .filter(Boolean)
    .join(', ');

/** Services in the contract's shape; `excluded` where one is not to be had in the city or for these goods. */
export function offeredServices(rows: readonly ServiceRow[], place: ServicePlace): Service[] {
  return rows.map((row) => {
    const { calculate, leadDays } = tariffOf(row, place.city.id);
    return {
      key: row.key,
      product: row.product,
      group: row.isDelivery ? DELIVERY_GROUP : row.kind,
      type: row.kind,
      name: row.name,
      description: told(row.description, calculate.freeFrom),
      default: row.isDefault,
      excluded: exclusion(row, place) !== null,
      excludedBy: exclusion(row, place),
      calculate,
      unit: row.unit,
      date: leadDays === null ? null : place.dateIn(Math.max(0, place.city.leadDays + leadDays)),
    };
  });
}
