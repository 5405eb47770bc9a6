import type { Info } from '@siren/contract/info';
import type { CartState } from '@siren/domain/cart';
import type { SectionLink } from '@siren/domain/catalog';
import type { Wallet } from '@siren/domain/clients';
import { storeOfCity } from '@siren/domain/regions';
import { sql } from '../db/index.ts';
import { favoritesTotal } from '../favorites/index.ts';
import { badRequest, placeCookies } from '../http/index.ts';
import type { Context, Handlers } from '../http/index.ts';

/** What app info takes from nouns that come after it. */
export interface InfoParts {
  menu(context: Context): Promise<SectionLink[]>;
  /** Pages that the foot of the shop leads to. */
  footer(context: Context): Promise<Info['pages']>;
  cartState(context: Context): Promise<CartState>;
  wallet(context: Context): Promise<Wallet>;
  /** Whom staff order for. */
  client(context: Context): Promise<Info['client']>;
  /** Whether one-time codes are sent. */
  sendsCodes: boolean;
  /** Accounts that the login page offers. */
  demoAccounts: Info['demoAccounts'];
}

/** App info (behaviour pages-10) and the choice of region and city. */
export function createInfoHandlers({
  menu,
  footer,
  cartState,
  wallet,
  client,
  sendsCodes,
  demoAccounts,
}: InfoParts): Pick<Handlers, '/api/info' | '/api/info/set-region'> {
  const info = async (context: Context): Promise<Info> => {
    const { session, place, places } = context;
    const [cities, stores, links, pages, favorites, cart, paying, attached] = await Promise.all([
      places.cities(),
      places.stores(place.region.code),
      menu(context),
      footer(context),
      favoritesTotal(context),
      cartState(context),
      wallet(context),
      client(context),
    ]);
    return {
      token: session.token,
      region: place.region,
      city: { code: place.city.code, name: place.city.name },
      cityFrom: place.from,
      cities,
      store: storeOfCity(stores, place.city.code),
      stores,
      menu: links,
      pages,
      favorites,
      user: session.user,
      permissions: [...session.permissions],
      cart,
      wallet: paying,
      client: attached,
      down: context.down,
      sendsCodes,
      demoAccounts,
    };
  };

  return {
    '/api/info': info,

    async '/api/info/set-region'(context, { region, city }) {
      const place = await context.places.find(region, city);
      if (!place) throw badRequest(`city: в регионе «${region}» нет города «${city}».`);
      for (const cookie of placeCookies(region, city)) context.setCookie(cookie);
      // The cart is delivered to the new city, whatever was chosen for the old one.
      const { cartId } = context.session;
      if (cartId !== null) await context.db.query(sql`update carts set city_id = null where id = ${cartId}`);
      return info({ ...context, place });
    },
  };
}
