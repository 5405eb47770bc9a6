import { STORE_DAYS } from '@siren/domain/references';
import type { Reference } from '@siren/domain/references';

const options = {
  city_id: [
    { value: '7', label: 'Екатеринбург' },
    { value: '9', label: 'Набережные Челны' },
  ],
  store_id: [
    { value: '1', label: 'Сирень Центр, ул. Малышева, 71' },
    { value: '2', label: 'Сирень Мега-Юг, ул. 8 Марта, 149' },
  ],
};
const nowhere = { city_id: '', store_id: '' };
const rows = [
  { name: 'Новый год', from_day: '2026-12-31', to_day: '2027-01-02', ...nowhere, hours: '' },
  { name: 'Канун', from_day: '2026-12-31', to_day: '', ...nowhere, city_id: '7', hours: '10:00–16:00' },
  { name: 'Ремонт', from_day: '2026-11-24', to_day: '2026-11-26', ...nowhere, store_id: '2', hours: '' },
];

/** When stores are closed, or open otherwise: a city has a rule of its own. */
export const makeStoreDays = (): Reference => ({
  id: STORE_DAYS,
  entries: rows.map((values, at) => ({
    ...{ id: at + 1, values, active: true, version: 1, uses: 0 },
    ...(at === 0 && { yields: ['Канун, Екатеринбург'] }),
  })),
  changes: [],
  timeZone: 'Asia/Yekaterinburg',
  options,
});
