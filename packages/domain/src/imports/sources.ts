import { localTime } from '../regions/index.ts';
import type { ImportRun } from './entities.ts';
import { nameInFolder } from './folderFiles.ts';
import { IMPORT_FILE_NAME_MAX, IMPORT_SOURCE_MAX } from './importFiles.ts';

/** How often a source is loaded by itself. */
export const sourcePeriods = ['hand', 'hourly', 'daily'] as const;
export type SourcePeriod = (typeof sourcePeriods)[number];

export const SOURCE_ADDRESS_MAX = 2_000;
export const SOURCE_LOGIN_MAX = 200;
/** Sources that a shop may have. */
export const SOURCES_MAX = 200;

/** A source whose file is fetched by its address, or from the folder of the server. */
export interface ImportSource {
  id: number;
  version: number;
  /** Whose goods these are, as runs have it. */
  name: string;
  address: string;
  /** Code and name of the region whose prices and stock these are. */
  region: { code: string; name: string };
  period: SourcePeriod;
  /** Hour of the day that a daily one is loaded at, by the clocks of its region. */
  hour: number;
  /** Empty where none is asked for. */
  login: string;
  /** A password is kept; it is told to nobody. */
  hasPassword: boolean;
  /** When it is loaded next, ISO 8601; null where somebody has to ask for it. */
  nextAt: string | null;
  /** The newest run of it. */
  last: ImportRun | null;
  /** IANA name of the clocks of its region. */
  timeZone: string;
}

const HOUR_MS = 3_600_000;
/** Clocks of all zones differ by whole quarters of an hour. */
const QUARTER_MS = HOUR_MS / 4;

/**
 * When a source is loaded next, ms since 1970; null for one that is loaded by hand. An hour that the day has not, as clocks are put
 * forward, is that of the next day.
 */
export function nextLoad(
  { period, hour, timeZone }: Pick<ImportSource, 'period' | 'hour' | 'timeZone'>,
  now: number,
): number | null {
  if (period === 'hand') return null;
  if (period === 'hourly') return now + HOUR_MS;
  const first = (Math.floor(now / QUARTER_MS) + 1) * QUARTER_MS;
  let at = first;
  while (localTime(at, timeZone).minutes !== hour * 60 && at < first + 3 * 24 * HOUR_MS) at += QUARTER_MS;
  return at;
}

/** Whether a file can be fetched there: whatever else the address says, it has no password in it. */
export function isSourceAddress(address: string): boolean {
  if (nameInFolder(address) !== null) return true;
  if (address.length > SOURCE_ADDRESS_MAX || !/^https?:\/\//iu.test(address) || !URL.canParse(address))
    return false;
  const { username, password, hostname } = new URL(address);
  return username === '' && password === '' && hostname !== '';
}

/** What is wrong with what somebody typed, by field; nothing where it can be kept. */
export const sourceProblems = ({
  name,
  address,
  login,
}: Pick<ImportSource, 'name' | 'address' | 'login'>) => ({
  ...((name.trim() === '' || name.trim().length > IMPORT_SOURCE_MAX) && {
    name: 'Напишите, чьи это товары.',
  }),
  ...(!isSourceAddress(address.trim()) && {
    address: 'Напишите адрес файла: https://… Логин и\u00a0пароль\u00a0— в\u00a0полях ниже.',
  }),
  ...(login.includes(':') && { login: 'В\u00a0логине не\u00a0бывает двоеточия.' }),
});

/** Whether the password of one address may be sent to another. */
export const keepsPassword = (from: string, to: string): boolean =>
  nameInFolder(to) === null && new URL(from).origin === new URL(to).origin;

/** What the file of an address is called. */
export function fileOfAddress(address: string): string {
  const named = nameInFolder(address);
  if (named !== null) return named.slice(0, IMPORT_FILE_NAME_MAX);
  const { pathname, hostname } = new URL(address);
  const last = pathname.split('/').findLast(Boolean) ?? '';
  let told = last;
  try {
    told = decodeURIComponent(last);
  } catch {
    // A sign of percent that stands for itself.
  }
  return (told || hostname).slice(0, IMPORT_FILE_NAME_MAX);
}

export const sourcePeriodWords: Readonly<Record<SourcePeriod, string>> = {
  hand: 'Только вручную',
  hourly: 'Каждый час',
  daily: 'Раз в\u00a0день',
};
