import type { CheckedPayloadOf } from '@siren/contract/calls';
import type { PresentFields } from '@siren/domain/audit';
import {
  payTypeCodes,
  readOwnDays,
  readWeek,
  weekdayNames,
  writeOwnDays,
  writeWeek,
} from '@siren/domain/regions';
import type { KeptStore } from './readStore.ts';

type Wish = CheckedPayloadOf<'/api/admin/franchise-stores/save'>['set'];

const weekOf = ({ hours: { week, opens, closes } }: KeptStore) =>
  writeWeek(week ?? weekdayNames.map(() => ({ opens, closes })));

/** Fields of a store as the history has them. */
export const toldStore = (store: KeptStore): PresentFields => ({
  ...{ name: store.name, city: store.city.name, cityId: store.city.id, address: store.address },
  ...{ phone: store.phone, email: store.email, franchise: store.franchise, pickup: store.pickup },
  ...{ location: `${store.location.lat}, ${store.location.lon}`, week: weekOf(store) },
  ...{ legalName: store.legalName, inn: store.inn, kpp: store.kpp, ogrn: store.ogrn },
  ...{ picture: store.picture?.id ?? null, pictureAlt: store.pictureAlt },
  payTypes: store.payTypes.join(', '),
  ownDays: writeOwnDays(store.ownDays),
});

function placeOf(told: string): { lat: number; lon: number } {
  const [lat = 0, lon = 0] = told.split(', ').map(Number);
  return { lat, lon };
}

/** What is to be saved, so that a history would have these fields again. */
export function wishOfTold({ cityId, location, week, payTypes, ownDays, ...others }: PresentFields): Wish {
  const hours = week === undefined ? null : readWeek(String(week));
  return {
    ...others,
    ...(cityId !== undefined && { city: Number(cityId) }),
    ...(location !== undefined && { location: placeOf(String(location)) }),
    ...(hours && { week: hours }),
    ...(ownDays !== undefined && { ownDays: readOwnDays(String(ownDays)) }),
    ...(payTypes !== undefined && {
      payTypes: payTypeCodes.filter((code) => String(payTypes).split(', ').includes(code)),
    }),
  };
}
