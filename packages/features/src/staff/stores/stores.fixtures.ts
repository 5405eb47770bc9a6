import type { DayHours } from '@siren/domain/regions';
import type { StaffStore, StoreChoices, StorePicture } from '@siren/domain/stores';

const SVERDLOVSK = { id: 1, name: 'Свердловская область' };
const TYUMEN = { id: 2, name: 'Тюменская область' };

export const storyChoices: StoreChoices = {
  cities: [
    { id: 1, name: 'Екатеринбург', region: SVERDLOVSK },
    { id: 2, name: 'Нижний Тагил', region: SVERDLOVSK },
    { id: 3, name: 'Тюмень', region: TYUMEN },
  ],
  payTypes: [
    { code: 'card', name: 'Картой' },
    { code: 'sbp', name: 'По СБП' },
    { code: 'cash', name: 'Наличными' },
    { code: 'instalments', name: 'Частями' },
  ],
};

/** A drawing that stories can show without a server. */
const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500"><rect width="800" height="500" fill="#ece7e3"/><rect x="60" y="120" width="680" height="320" fill="#5c5963"/><rect x="100" y="170" width="380" height="230" fill="#dff3f1"/><rect x="530" y="170" width="150" height="270" fill="#c9683f"/><rect x="150" y="300" width="280" height="80" rx="20" fill="#9cb893"/></svg>',
)}`;
export const storyPicture: StorePicture = {
  id: 12,
  image: { webp: drawn, jpeg: drawn, width: 800, height: 500, alt: '', widths: [800], tile: null },
};

const workday: DayHours = { opens: '10:00', closes: '20:00' };

/** A partner's store in Екатеринбург, unless it says otherwise. */
export const makeStaffStore = (over: Partial<StaffStore> = {}): StaffStore => ({
  ...{ id: 1, code: 'ekb-uralmash', name: 'Сирень Уралмаш', address: 'пр. Космонавтов, 46' },
  ...{ active: true, franchise: true, region: SVERDLOVSK, city: { id: 1, name: 'Екатеринбург' } },
  hours: {
    ...{ opens: '10:00', closes: '20:00' },
    week: [
      ...[workday, workday, workday, workday],
      { opens: '10:00', closes: '21:00' },
      { opens: '10:00', closes: '21:00', pause: { opens: '14:00', closes: '15:00' } },
      null,
    ],
    days: [
      {
        ...{ from: '2026-12-31', to: '2026-12-31', name: 'Канун Нового года' },
        hours: { opens: '10:00', closes: '17:00' },
      },
      { from: '2027-01-01', to: '2027-01-03', name: 'Новый год', hours: null },
    ],
  },
  ...{
    timeZone: 'Asia/Yekaterinburg',
    version: 3,
    phone: '+7 343 200-41-46',
    email: 'uralmash@siren.example',
  },
  location: { lat: 56.8974, lon: 60.6136 },
  ...{ payTypes: ['card', 'sbp', 'cash'], pickup: true, byHand: true, picture: null, pictureAlt: '' },
  ...{ legalName: 'ООО «Уральский дом»', inn: '7707083893', kpp: '668601001', ogrn: '1027700132195' },
  ownDays: [
    {
      ...{ from: '2026-12-31', to: '2026-12-31', name: 'Канун Нового года' },
      hours: { opens: '10:00', closes: '17:00' },
    },
  ],
  today: '2026-11-21',
  uses: { orders: 4, offers: 371, pieces: 1_284, carts: 2, plans: 1 },
  coverage: [
    { section: 'Диваны', sold: 128, here: 41 },
    { section: 'Столы', sold: 96, here: 38 },
    { section: 'Стулья и кресла', sold: 143, here: 97 },
    { section: 'Шкафы и комоды', sold: 88, here: 9 },
    { section: 'Свет', sold: 115, here: 104 },
    { section: 'Декор', sold: 204, here: 0 },
  ],
  changes: [
    {
      ...{ id: 7, at: '2026-11-20T10:02:00+05:00', by: { id: 3, name: 'Елена Ким' }, action: 'save' },
      changes: [{ field: 'phone', from: '+7 343 200-41-40', to: '+7 343 200-41-46' }],
    },
  ],
  ...over,
});

const plain = {
  ownDays: [],
  hours: { opens: '10:00', closes: '21:00', week: null, days: [] },
  franchise: false,
};

export const storyStores: readonly StaffStore[] = [
  makeStaffStore(),
  makeStaffStore({
    ...plain,
    id: 2,
    code: 'ekb-centre',
    name: 'Сирень Центр',
    address: 'ул. Малышева, 71',
    location: { lat: 56.8345, lon: 60.5956 },
  }),
  makeStaffStore({
    ...{ ...plain, id: 3, code: 'tagil', name: 'Сирень Тагил', address: 'пр. Ленина, 35', franchise: true },
    ...{ city: { id: 2, name: 'Нижний Тагил' }, active: false },
    location: { lat: 57.9101, lon: 59.9813 },
    uses: { orders: 0, offers: 0, pieces: 0, carts: 0, plans: 0 },
  }),
  makeStaffStore({
    location: { lat: 57.1474, lon: 65.5609 },
    ...{ ...plain, id: 4, code: 'tyumen', name: 'Сирень Тюмень', address: 'ул. Республики, 155' },
    ...{ city: { id: 3, name: 'Тюмень' }, region: TYUMEN },
    hours: { opens: '00:00', closes: '00:00', week: null, days: [] },
  }),
];

export const longStore = makeStaffStore({
  ...{ id: 9, code: 'ekb-konstantinopolskaya-preobrazhenskaya-naberezhnaya' },
  name: 'Сирень Константинопольская-Преображенская на Верхненабережной площади',
  address:
    'ул. Константинопольская-Преображенская, 1187, корпус 14, строение 203, торговый центр «Верхненабережный»',
});
