import { OWN_DAYS_MAX, OWN_DAYS_NAME_MAX, ownDaysProblem, payTypeCodes } from '@siren/domain/regions';
import { STORE_CODE_MAX, STORE_PHONE_MAX, STORE_TEXT_MAX, storeProblem } from '@siren/domain/stores';
import type { StaffStore, StaffStoreRow, StoreChoices, StoreTexts } from '@siren/domain/stores';
import { z } from 'zod';
import { entity, id, isoDate, text, typed } from '../call/index.ts';
import { productImage } from '../catalog/index.ts';
import { storeWeek, timeRange } from '../info/index.ts';
import { auditEntry } from '../staff/index.ts';

export const count = z.int().min(0);
const named = z.object({ id, name: z.string() });
const hours = { opens: z.string(), closes: z.string() };
const days = z.array(
  z.object({ from: isoDate, to: isoDate, name: z.string(), hours: z.object(hours).nullable() }),
);

const location = z.object({ lat: z.number(), lon: z.number() });

const rowShape = {
  id,
  code: z.string(),
  name: z.string(),
  address: z.string(),
  franchise: z.boolean(),
  active: z.boolean(),
  region: named,
  city: named,
  hours: z.object({ ...hours, week: storeWeek.nullable(), days }),
  timeZone: z.string(),
  location,
  version: count,
};
export const storeRow = entity<StaffStoreRow>()(z.object(rowShape).meta({ id: 'StaffStoreRow' }));

export const staffStore = entity<StaffStore>()(
  z
    .object({
      ...rowShape,
      phone: z.string(),
      email: z.string(),
      payTypes: z.array(z.enum(payTypeCodes)),
      pickup: z.boolean(),
      legalName: z.string(),
      inn: z.string(),
      kpp: z.string(),
      ogrn: z.string(),
      picture: z.object({ id, image: productImage }).nullable(),
      pictureAlt: z.string(),
      ownDays: days,
      today: isoDate,
      uses: z.object({ orders: count, offers: count, pieces: count, carts: count, plans: count }),
      coverage: z.array(z.object({ section: z.string(), sold: count, here: count })),
      byHand: z.boolean(),
      changes: z.array(auditEntry),
    })
    .meta({ id: 'StaffStore' }),
);

export const storeChoices = entity<StoreChoices>()(
  z.object({
    cities: z.array(named.extend({ region: named })),
    payTypes: z.array(z.object({ code: z.enum(payTypeCodes), name: z.string() })),
  }),
);

const right = (field: keyof StoreTexts) =>
  text(STORE_TEXT_MAX).refine((value) => storeProblem(field, value) === null, `no such ${field}`);

/** What is compared is folded first, and looked through by the server (`storeProblem`). */
export const storeCode = typed(STORE_CODE_MAX).min(1);
/** What one cannot do without. */
export const storeBasics = { name: right('name'), city: id, address: right('address') };

const ownDays = z
  .object({
    ...{ name: text(OWN_DAYS_NAME_MAX).min(1), from: isoDate, to: isoDate },
    hours: z.object(timeRange).nullable(),
  })
  .refine((one) => ownDaysProblem(one) === null, 'no such days');

/** What staff set of a store; what is left out stays. */
export const storeFields = z
  .strictObject({
    ...storeBasics,
    phone: typed(STORE_PHONE_MAX),
    email: typed(STORE_TEXT_MAX),
    franchise: z.boolean(),
    location: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
    week: storeWeek,
    /** All days of other hours that it has of its own: what is left out is removed. */
    ownDays: z.array(ownDays).max(OWN_DAYS_MAX),
    legalName: text(STORE_TEXT_MAX),
    inn: right('inn'),
    kpp: right('kpp'),
    ogrn: right('ogrn'),
    payTypes: z.array(z.enum(payTypeCodes)).max(payTypeCodes.length),
    pickup: z.boolean(),
    /** Id of one that was uploaded; null is none. */
    picture: id.nullable(),
    pictureAlt: text(STORE_TEXT_MAX),
  })
  .partial();
