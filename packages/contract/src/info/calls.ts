import type { Region, RegionCity, Store } from '@siren/domain/regions';
import { placeSources } from '@siren/domain/regions';
import { z } from 'zod';
import { defineCall, empty, entity, id, isoDate, text } from '../call/index.ts';
import { productImage } from '../catalog/index.ts';
import { cartState, city } from '../cart/index.ts';
import { wallet } from '../certificates/index.ts';
import { path, sectionLink } from '../catalog/index.ts';
import { client } from '../clients/index.ts';
import { permission, token, user } from '../account/index.ts';
import { payType } from './payType.ts';
import { storeWeek } from './storeWeek.ts';

const region = entity<Region>()(
  z.object({ id, code: z.string(), name: z.string(), timeZone: z.string() }).meta({ id: 'Region' }),
);
const regionCity = entity<RegionCity>()(
  z
    .object({
      code: z.string(),
      name: z.string(),
      region: z.string(),
      stores: z.int(),
      timeZone: z.string(),
      location: z.object({ lat: z.number(), lon: z.number() }).nullable(),
    })
    .meta({ id: 'RegionCity' }),
);
const store = entity<Store>()(
  z
    .object({
      id,
      code: z.string(),
      name: z.string(),
      city: z.string(),
      address: z.string(),
      phone: z.string(),
      opens: z.string(),
      closes: z.string(),
      week: storeWeek.optional(),
      weekWords: z.string().optional(),
      days: z.array(
        z.object({
          from: isoDate,
          to: isoDate,
          name: z.string(),
          hours: z.object({ opens: z.string(), closes: z.string() }).nullable(),
        }),
      ),
      location: z.object({ lat: z.number(), lon: z.number() }),
      franchise: z.boolean(),
      image: productImage.optional(),
      payTypes: z.array(payType),
      pickup: z.literal(false).optional(),
    })
    .meta({ id: 'Store' }),
);

/** App info (behaviour pages-10): what every page needs to know about where and who it is. */
const info = z
  .object({
    token,
    region,
    city,
    /** Who said that this is the buyer's city: nobody, then they are asked. */
    cityFrom: z.enum(placeSources),
    /** All cities of all regions, for the city dialog. */
    cities: z.array(regionCity),
    /** The store that stands for the region: the first of the current city, else of the region. */
    store: store.nullable(),
    stores: z.array(store),
    menu: z.array(sectionLink),
    /** Pages that the foot of the shop leads to. */
    pages: z.array(z.object({ path, title: z.string() })),
    /** How many products are kept. */
    favorites: z.int(),
    user: user.nullable(),
    permissions: z.array(permission),
    cart: cartState,
    /** What the cart can be paid with besides money: certificates attached to it, and the bonus of its buyer. */
    wallet,
    /** Whom a member of staff orders for; null for everybody else. */
    client: client.nullable(),
    /**
     * The database does not answer: the catalogue is what was in memory, and what the visitor has is not known. Sent
     * with pages alone.
     */
    down: z.boolean(),
    /** Whether the shop sends one-time codes, so that one may sign in by them. */
    sendsCodes: z.boolean(),
    /** Accounts to try the demo shop with; empty in a real one. */
    demoAccounts: z.array(z.object({ login: z.string(), password: z.string(), about: z.string() })),
  })
  .meta({ id: 'Info' });
export type Info = z.infer<typeof info>;

export const infoCalls = {
  '/api/info': defineCall({
    summary: 'Region, stores, menu, favourites count, user, permissions, cart and the token',
    needs: null,
    memory: 'pages',
    payload: empty,
    answer: info,
    errors: [],
  }),
  '/api/info/set-region': defineCall({
    summary: 'Choose region and city; both are kept in cookies',
    needs: null,
    payload: z.object({ region: text(64).min(1), city: text(64).min(1) }),
    answer: info,
    errors: [],
  }),
};
