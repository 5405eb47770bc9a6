import type { PayloadOf } from '@siren/contract/calls';
import { isPauseWithin, ownDaysProblem, weekdayNames, weekText, writeOwnDays } from '@siren/domain/regions';
import type { DayHours, PayTypeCode, StoreDays, StoreWeek } from '@siren/domain/regions';
import { requisitesProblems, storePictureProblem, storeProblems } from '@siren/domain/stores';
import type { StaffStore, StoreChoices, StorePicture } from '@siren/domain/stores';
import { storeFieldText } from '../kit/index.ts';

export type StoreWish = PayloadOf<'/api/admin/franchise-stores/save'>['set'];

/**
 * What stands in the form of a store. The week is the JSON of its days, whose times may be half typed; so are its own days, and the picture,
 * which is empty where there is none.
 */
export type StoreForm = Readonly<
  Record<
    | ('name' | 'city' | 'address' | 'phone' | 'email' | 'lat' | 'lon' | 'week' | 'ownDays')
    | ('legalName' | 'inn' | 'kpp' | 'ogrn' | 'payTypes' | 'picture' | 'pictureAlt'),
    string
  > &
    Record<'franchise' | 'pickup', boolean>
>;

const days = (hours: Pick<DayHours, 'opens' | 'closes'>): StoreWeek => weekdayNames.map(() => hours);

const inOrder = (hours: DayHours | null): DayHours | null =>
  hours && {
    ...{ opens: hours.opens, closes: hours.closes },
    ...(hours.pause && { pause: { opens: hours.pause.opens, closes: hours.pause.closes } }),
  };

/** A week as the form has it, and back. */
export const weekField = (week: StoreWeek): string => JSON.stringify(week.map(inOrder));
export const weekIn = (field: string): StoreWeek => JSON.parse(field) as StoreWeek;

export const pictureField = (picture: StorePicture | null): string =>
  picture ? JSON.stringify({ id: picture.id, image: picture.image }) : '';
export const pictureIn = (field: string): StorePicture | null =>
  field === '' ? null : (JSON.parse(field) as StorePicture);

/** Own days as the form has them: days that are not said yet are empty, and the key tells one from another while they change. */
export interface OwnDaysWish extends StoreDays {
  key: number;
}
export const ownDaysField = (days: readonly OwnDaysWish[]): string =>
  JSON.stringify(
    days.map(({ key, name, from, to, hours }) => ({
      ...{ key, name, from, to },
      hours: hours && { opens: hours.opens, closes: hours.closes },
    })),
  );
export const ownDaysIn = (field: string): OwnDaysWish[] => JSON.parse(field) as OwnDaysWish[];

/** Whether the field of a kept draft holds own days. It throws where it is no JSON. */
export const isOwnDaysField = (field: string): boolean => {
  const days: unknown = JSON.parse(field);
  return (
    Array.isArray(days) &&
    days.every(
      (one: Partial<OwnDaysWish>) =>
        Number.isInteger(one.key) && [one.name, one.from, one.to].every((text) => typeof text === 'string'),
    )
  );
};

/** Whether the field of a kept draft holds a picture, or none. It throws where it is no JSON. */
export const isPictureField = (field: string): boolean => {
  const picture: Partial<StorePicture> | null = pictureIn(field);
  return picture === null || (Number.isInteger(picture.id) && typeof picture.image?.webp === 'string');
};

export const formOf = ({ city, location, hours, payTypes, ...store }: StaffStore): StoreForm => ({
  ...{ name: store.name, city: String(city.id), address: store.address, phone: store.phone },
  ...{ email: store.email, lat: String(location.lat), lon: String(location.lon) },
  ...{ legalName: store.legalName, inn: store.inn, kpp: store.kpp, ogrn: store.ogrn },
  ...{ payTypes: payTypes.join(','), franchise: store.franchise, pickup: store.pickup },
  ...{ picture: pictureField(store.picture), pictureAlt: store.pictureAlt },
  ownDays: ownDaysField(store.ownDays.map((one, key) => ({ ...one, key }))),
  week: weekField(hours.week ?? days({ opens: hours.opens, closes: hours.closes })),
});

/** Days of other hours that the store shares with others. */
export const commonDays = ({ hours, ownDays }: StaffStore): StoreDays[] =>
  hours.days.filter(
    ({ from, to, name }) => !ownDays.some((own) => own.from === from && own.to === to && own.name === name),
  );

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;
const isTime = (text: string) => TIME.test(text);

/** What is wrong with the hours of a day, in words; null where nothing is. */
export function dayProblem(hours: DayHours | null): string | null {
  if (!hours) return null;
  const times = [hours.opens, hours.closes, ...(hours.pause ? [hours.pause.opens, hours.pause.closes] : [])];
  if (!times.every(isTime)) return 'Напишите время, например 10:00.';
  return isPauseWithin(hours) ? null : 'Перерыв должен быть внутри часов работы.';
}

/** Degrees as they are typed: a comma is a point. */
const degrees = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));
const isWithin = (text: string, most: number) => Math.abs(degrees(text)) <= most;

/** What is wrong with a field, in words of its own. @param stored requisites as they are stored */
export function problemsOf(
  form: StoreForm,
  stored: Pick<StoreForm, 'inn' | 'kpp' | 'ogrn'> = { inn: '', kpp: '', ogrn: '' },
): Partial<Record<keyof StoreForm, string>> {
  const { name, address, email, inn, kpp, ogrn, lat, lon, week, ownDays, picture, pictureAlt } = form;
  // Those of before stand in the way of no other field.
  const isOther = inn !== stored.inn || kpp !== stored.kpp || ogrn !== stored.ogrn;
  const unsaid = storePictureProblem(picture !== '', pictureAlt);
  return {
    ...(isOther && requisitesProblems({ inn: inn.trim(), kpp: kpp.trim(), ogrn: ogrn.trim() })),
    ...storeProblems({ name, address, email, inn, kpp, ogrn }),
    ...(!isWithin(lat, 90) && { lat: 'Широта от\u00a0−90 до\u00a090.' }),
    ...(!isWithin(lon, 180) && { lon: 'Долгота от\u00a0−180 до\u00a0180.' }),
    ...(unsaid !== null && { pictureAlt: unsaid }),
    ...(weekIn(week).some((day) => dayProblem(day) !== null) && { week: 'Проверьте часы работы.' }),
    ...(ownDaysIn(ownDays).some((days) => ownDaysProblem(days) !== null) && {
      ownDays: 'Проверьте особые дни.',
    }),
  };
}

const codesIn = (field: string): PayTypeCode[] => (field === '' ? [] : (field.split(',') as PayTypeCode[]));

/** What a form asks of the server; fields that stayed are left out. */
export function wishOf(changed: Partial<StoreForm>, form: StoreForm): StoreWish {
  const { city, week, ownDays, payTypes, lat, lon, franchise, pickup, picture, ...texts } = changed;
  return {
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()])),
    ...(picture !== undefined && { picture: pictureIn(picture)?.id ?? null }),
    ...(city !== undefined && { city: Number(city) }),
    ...(week !== undefined && { week: weekIn(week) }),
    ...(ownDays !== undefined && {
      ownDays: ownDaysIn(ownDays).map(({ name, from, to, hours }) => ({ name, from, to, hours })),
    }),
    ...(payTypes !== undefined && { payTypes: codesIn(payTypes) }),
    ...(franchise !== undefined && { franchise }),
    ...(pickup !== undefined && { pickup }),
    ...((lat !== undefined || lon !== undefined) && { location: placeIn(form) }),
  };
}

/** The point on the map; where it is half typed, the last one stays. */
export const placeIn = ({ lat, lon }: Pick<StoreForm, 'lat' | 'lon'>) => ({
  lat: degrees(lat),
  lon: degrees(lon),
});

/** What a field says, for whoever chooses between two. */
export function saidBy(
  choices: StoreChoices | undefined,
  field: keyof StoreForm,
  value: string | boolean,
): string {
  if (field === 'picture') return value === '' ? 'нет' : `№\u00a0${pictureIn(String(value))?.id ?? ''}`;
  if (field === 'ownDays') return storeFieldText(field, writeOwnDays(ownDaysIn(String(value))));
  if (field === 'week') return weekText(weekIn(String(value)));
  if (field === 'city') return choices?.cities.find(({ id }) => String(id) === value)?.name ?? '';
  return storeFieldText(field, value);
}
