import { nameInFolder, sourcePeriodWords } from '@siren/domain/imports';
import type { SourceFields } from './useSourceForm.ts';
import type { ImportSource } from '@siren/domain/imports';
import { momentText } from '../kit/index.ts';

/** «03:00» of an hour of the day. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** How often it is loaded, and when next: «Раз в день в 03:00, теперь 22 ноября, 03:00». */
export function scheduleText({ period, hour, nextAt, timeZone }: ImportSource): string {
  const often = sourcePeriodWords[period] + (period === 'daily' ? ` в\u00a0${hourText(hour)}` : '');
  return nextAt === null ? often : `${often}, следующий раз ${momentText(nextAt, timeZone)}`;
}

/** Where the file of a source is, in words. */
export function placeText(address: string): string {
  const name = nameInFolder(address);
  return name === null ? address : `Папка сервера: ${name}`;
}

/** Names of the fields of a source. */
export const sourceFieldWords: Readonly<Record<keyof SourceFields, string>> = {
  ...{ name: 'Название', address: 'Адрес файла', region: 'Регион', period: 'Как часто' },
  ...{ hour: 'Во\u00a0сколько', login: 'Логин' },
};

/** A field of a source as it is stored. */
export const storedText = (source: ImportSource, field: keyof SourceFields): string =>
  field === 'region' ? source.region.name : placeText(String(source[field]));
