import { z } from 'zod';
import { ru } from 'zod/locales';

const code = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'нужны латинские буквы, цифры и дефис');
const name = z.string().min(1).max(200);
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'нужно время, например 10:00');
const days = z.int().min(0).max(365);
const zones = new Set(Intl.supportedValuesOf('timeZone'));

const city = z.strictObject({
  code,
  name,
  /** Whole days from ordering to delivery by courier, earliest and latest. */
  leadDays: days,
  leadDaysMax: days,
});
const store = z.strictObject({
  code,
  /** Code of its city. */
  city: code,
  name,
  address: name,
  phone: z.string().max(32).default(''),
  opens: time,
  closes: time,
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
});
const region = z
  .strictObject({
    code,
    name,
    timeZone: z.string().refine((zone) => zones.has(zone), 'нужен часовой пояс, например Europe/Moscow'),
    cities: z.array(city).min(1),
    stores: z.array(store).min(1),
  })
  .refine(({ cities, stores }) => stores.every((one) => cities.some((each) => each.code === one.city)), {
    path: ['stores'],
    message: 'магазин стоит в городе своего региона',
  });

const placesFile = z.strictObject({
  regions: z.array(region).min(1),
  /** Ways to get what was ordered, and what they cost, roubles. */
  delivery: z
    .array(
      z.strictObject({
        kind: z.enum(['courier', 'pickup']),
        name,
        description: z.string().default(''),
        price: z.number().min(0),
      }),
    )
    .min(1),
});
export type PlacesFile = z.infer<typeof placesFile>;

/** What a file of places says, or what is wrong with it, a line each. */
export function readPlacesFile(text: string): { places: PlacesFile } | { problems: string[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { problems: [`Файл не читается как JSON: ${(error as Error).message}`] };
  }
  const { data, error } = placesFile.safeParse(json, { error: ru().localeError });
  if (data) return { places: data };
  return { problems: error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`) };
}
