import { payTypeCodes } from '@siren/domain/regions';
import { PLACE_CODE, STORE_CODE_MAX } from '@siren/domain/stores';
import { z } from 'zod';

const zones = new Set(Intl.supportedValuesOf('timeZone'));
const code = z
  .string()
  .max(STORE_CODE_MAX)
  .regex(PLACE_CODE, 'нужны строчные латинские буквы, цифры и дефис');
const words = z.string().trim().min(1, 'пусто').max(200);
const note = z.string().trim().max(200).default('');
const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'нужно время, например 10:00', abort: true });
const days = z.int().min(0).max(365);

const city = z
  .strictObject({ code, name: words, leadDays: days, leadDaysMax: days })
  .refine(({ leadDays, leadDaysMax }) => leadDays <= leadDaysMax, {
    path: ['leadDaysMax'],
    message: 'не меньше leadDays',
  });

const store = z
  .strictObject({
    code,
    /** Code of its city. */
    city: code,
    name: words,
    address: words,
    phone: z.string().trim().max(32).default(''),
    opens: time,
    closes: time,
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
    franchise: z.boolean().default(false),
  })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: 'позже opens' });

const region = z.strictObject({
  code,
  name: words,
  timeZone: z.string().refine((zone) => zones.has(zone), 'нужен часовой пояс, например Europe/Moscow'),
  cities: z.array(city).min(1, 'нужен хотя бы один город'),
  stores: z.array(store).min(1, 'нужен хотя бы один магазин: по магазинам считаются остатки'),
});

const payType = z.strictObject({ code: z.enum(payTypeCodes), name: words, description: note });

const delivery = z.strictObject({
  kind: z.enum(['courier', 'pickup', 'carrier']),
  name: words,
  description: note,
  /** Roubles. */
  price: z.number().min(0).max(1_000_000).multipleOf(0.01, 'рубли и целые копейки'),
  /** Whole days on top of those of the city; fewer where it is sooner. */
  addDays: z.int().min(-365).max(365).default(0),
});

const shape = z.strictObject({
  regions: z.array(region).min(1, 'нужен хотя бы один регион'),
  payment: z
    .array(payType)
    .refine((types) => types.some((type) => type.code === 'cash'), 'нужна оплата при получении: code «cash»'),
  delivery: z.array(delivery).min(1, 'нужен хотя бы один способ получения'),
});

/** What a file of places says: where the shop sells, how one pays there and how goods get to people. */
export type PlacesFile = z.infer<typeof shape>;

/** Says of each value that stood before in the same list that it is there twice. */
function repeated(
  values: readonly (readonly [path: PropertyKey[], value: string])[],
  check: z.core.ParsePayload,
) {
  const seen = new Set<string>();
  for (const [path, value] of values) {
    if (seen.has(value))
      check.issues.push({ code: 'custom', input: value, path, message: `«${value}» уже есть выше` });
    seen.add(value);
  }
}

/** What one part of the file says of another: codes are there once, and stores stand in cities of their region. */
const placesFile = shape.check((check) => {
  const { regions, payment, delivery: ways } = check.value;
  const each = <Row>(list: 'cities' | 'stores', of: (row: PlacesFile['regions'][number]) => readonly Row[]) =>
    regions.flatMap((row, r) => of(row).map((item, i) => ({ item, path: ['regions', r, list, i] })));
  const cities = each('cities', (row) => row.cities);
  const stores = each('stores', (row) => row.stores);
  repeated(
    regions.map((row, r) => [['regions', r, 'code'], row.code]),
    check,
  );
  repeated(
    cities.map(({ item, path }) => [[...path, 'code'], item.code]),
    check,
  );
  repeated(
    stores.map(({ item, path }) => [[...path, 'code'], item.code]),
    check,
  );
  repeated(
    payment.map((row, i) => [['payment', i, 'code'], row.code]),
    check,
  );
  repeated(
    ways.map((row, i) => [['delivery', i, 'kind'], row.kind]),
    check,
  );
  for (const { item, path } of stores) {
    const [, r] = path;
    const own = regions[Number(r)]?.cities ?? [];
    if (own.some((one) => one.code === item.city)) continue;
    const message = `города «${item.city}» нет среди городов региона`;
    check.issues.push({ code: 'custom', input: item.city, path: [...path, 'city'], message });
  }
});

const KINDS: Readonly<Record<string, string>> = {
  ...{ string: 'текст в кавычках', number: 'число', int: 'целое число' },
  ...{ boolean: 'true или false', array: 'список в [ ]', object: 'запись в { }' },
};

/** What is wrong with a field, in words, where its rule has none of its own. */
const wordsOf: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'не заполнено' : `нужно: ${KINDS[issue.expected] ?? issue.expected}`;
    case 'unrecognized_keys':
      return `лишнее поле: ${issue.keys.join(', ')}`;
    case 'invalid_value':
      return `нужно одно из: ${issue.values.join(', ')}`;
    case 'too_small':
      return `не меньше ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string' ? `не длиннее ${issue.maximum}` : `не больше ${issue.maximum}`;
    default:
      return 'не подходит';
  }
};

/** `regions № 1, stores № 2, opens`. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text} № ${part + 1}`;
    return text === '' ? String(part) : `${text}, ${String(part)}`;
  }, '');

/** What a file of places says, or what is wrong with it, a line each. */
export function readPlacesFile(text: string): { places: PlacesFile } | { problems: string[] } {
  let json: unknown;
  try {
    // Editors on Windows begin a file with a mark of its encoding.
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { problems: [`Файл не читается как JSON: ${(error as Error).message}`] };
  }
  const { data, error } = placesFile.safeParse(json, { error: wordsOf });
  if (data) return { places: data };
  return {
    problems: error.issues.map(({ path, message }) => `${placeOf(path) || 'файл'}: ${message}`),
  };
}
