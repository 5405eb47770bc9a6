import type { PayTypeCode } from '@siren/domain/regions';
import type { DemoRegion, DemoStore } from './types.ts';

const everything: readonly PayTypeCode[] = ['card', 'sbp', 'cash', 'instalments'];

type StoreFields = Pick<DemoStore, 'code' | 'city' | 'name' | 'address' | 'lat' | 'lon'> & Partial<DemoStore>;

/** A store of our own, open every day; a franchise one takes no instalments. */
const store = (fields: StoreFields): DemoStore => ({
  phone: '+7 800 200-41-14',
  opens: '10:00',
  closes: '21:00',
  franchise: false,
  payTypes: fields.franchise ? ['card', 'sbp', 'cash'] : everything,
  ...fields,
});

/** Four regions: Sverdlovsk is where the shop is at home. */
export const regions: readonly DemoRegion[] = [
  {
    code: 'sverdlovsk',
    name: 'Свердловская область',
    timeZone: 'Asia/Yekaterinburg',
    priceFactor: 1,
    cities: [
      { code: 'ekaterinburg', name: 'Екатеринбург', leadDays: 3, leadDaysMax: 5 },
      { code: 'nizhny-tagil', name: 'Нижний Тагил', leadDays: 4, leadDaysMax: 7 },
      { code: 'pervouralsk', name: 'Первоуральск', leadDays: 4, leadDaysMax: 7 },
    ],
    stores: [
      store({
        code: 'ekb-centre',
        city: 'ekaterinburg',
        name: 'Сирень Центр',
        address: 'ул. Малышева, 71',
        lat: 56.8367,
        lon: 60.6146,
      }),
      store({
        code: 'ekb-mega',
        city: 'ekaterinburg',
        name: 'Сирень Мега-Юг',
        address: 'ул. 8 Марта, 149',
        closes: '22:00',
        lat: 56.7989,
        lon: 60.6121,
      }),
      store({
        code: 'ekb-uralmash',
        city: 'ekaterinburg',
        name: 'Сирень Уралмаш',
        address: 'пр. Космонавтов, 46',
        closes: '20:00',
        franchise: true,
        lat: 56.8878,
        lon: 60.6147,
      }),
      store({
        code: 'ekb-depot',
        city: 'ekaterinburg',
        name: 'Склад-магазин',
        address: 'ул. Сибирский тракт, 12',
        opens: '09:00',
        closes: '19:00',
        lat: 56.8245,
        lon: 60.6602,
      }),
      store({
        code: 'tagil',
        city: 'nizhny-tagil',
        name: 'Сирень Тагил',
        address: 'пр. Ленина, 35',
        franchise: true,
        lat: 57.9101,
        lon: 59.9813,
      }),
    ],
  },
  {
    code: 'moscow',
    name: 'Москва и область',
    timeZone: 'Europe/Moscow',
    priceFactor: 1.06,
    cities: [
      { code: 'moscow', name: 'Москва', leadDays: 2, leadDaysMax: 4 },
      { code: 'khimki', name: 'Химки', leadDays: 3, leadDaysMax: 5 },
      { code: 'podolsk', name: 'Подольск', leadDays: 3, leadDaysMax: 5 },
    ],
    stores: [
      store({
        code: 'msk-garden',
        city: 'moscow',
        name: 'Сирень Садовая',
        address: 'ул. Садовая-Кудринская, 23',
        closes: '22:00',
        lat: 55.7636,
        lon: 37.5898,
      }),
      store({
        code: 'msk-south',
        city: 'moscow',
        name: 'Сирень Варшавка',
        address: 'Варшавское ш., 87б',
        closes: '22:00',
        lat: 55.6571,
        lon: 37.6182,
      }),
      store({
        code: 'khimki',
        city: 'khimki',
        name: 'Сирень Химки',
        address: 'Ленинградское ш., вл. 5',
        franchise: true,
        lat: 55.9124,
        lon: 37.3966,
      }),
    ],
  },
  {
    code: 'tatarstan',
    name: 'Татарстан',
    timeZone: 'Europe/Moscow',
    priceFactor: 0.98,
    cities: [
      { code: 'kazan', name: 'Казань', leadDays: 4, leadDaysMax: 6 },
      { code: 'naberezhnye-chelny', name: 'Набережные Челны', leadDays: 5, leadDaysMax: 8 },
    ],
    stores: [
      store({
        code: 'kazan',
        city: 'kazan',
        name: 'Сирень Казань',
        address: 'ул. Петербургская, 1',
        lat: 55.7866,
        lon: 49.1247,
      }),
      store({
        code: 'chelny',
        city: 'naberezhnye-chelny',
        name: 'Сирень Челны',
        address: 'пр. Мира, 49а',
        franchise: true,
        lat: 55.7436,
        lon: 52.4116,
      }),
    ],
  },
  {
    code: 'tyumen',
    name: 'Тюменская область',
    timeZone: 'Asia/Yekaterinburg',
    priceFactor: 1.03,
    cities: [
      { code: 'tyumen', name: 'Тюмень', leadDays: 5, leadDaysMax: 7 },
      { code: 'tobolsk', name: 'Тобольск', leadDays: 7, leadDaysMax: 10 },
    ],
    stores: [
      store({
        code: 'tyumen-centre',
        city: 'tyumen',
        name: 'Сирень Тюмень',
        address: 'ул. Республики, 65',
        lat: 57.1522,
        lon: 65.5272,
      }),
    ],
  },
];

/** How one may pay, and when the money is taken. */
export const payTypes: readonly { code: PayTypeCode; name: string; description: string }[] = [
  { code: 'card', name: 'Картой', description: 'Любого банка, сразу на сайте' },
  { code: 'sbp', name: 'По СБП', description: 'Переводом через банк, без комиссии' },
  { code: 'cash', name: 'При получении', description: 'Наличными или картой курьеру' },
  { code: 'instalments', name: 'Частями', description: '12 платежей без переплаты' },
];
