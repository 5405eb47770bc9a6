import type { Info } from '@siren/contract/info';
import { createAccountHandlers } from '../account/index.ts';
import { createAddressesHandlers, noAddresses } from '../addresses/index.ts';
import type { AddressSource } from '../addresses/index.ts';
import { auditListHandlers } from '../audit-list/index.ts';
import { createImportsHandlers } from '../imports/index.ts';
import { backOfficeHandlers, createOfficeOrdersHandlers, officeStockHandlers } from '../back-office/index.ts';
import { roomsHandlers } from '../rooms/index.ts';
import { cartHandlers, cartState } from '../cart/index.ts';
import { catalogErrorsHandlers } from '../catalog-errors/index.ts';
import { couponsHandlers } from '../coupon-records/index.ts';
import { photoReportsHandlers } from '../photo-reports/index.ts';
import { productListsHandlers } from '../product-lists/index.ts';
import { createCatalog } from '../catalog/index.ts';
import type { Catalog } from '../catalog/index.ts';
import { certificatesHandlers, readWallet } from '../certificates/index.ts';
import { clientRecordsHandlers } from '../client-records/index.ts';
import { attachedClient, clientsHandlers } from '../clients/index.ts';
import { createFavoritesHandlers } from '../favorites/index.ts';
import { createFulfilmentHandlers } from '../fulfilment/index.ts';
import { goodsHandlers } from '../goods/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Messages } from '../messages/index.ts';
import { createOrdersHandlers, staffOrdersHandlers } from '../orders/index.ts';
import { overviewHandlers } from '../overview/index.ts';
import { createPaymentsHandlers } from '../payments/index.ts';
import { createPagesHandlers } from '../pages/index.ts';
import { createPeopleHandlers } from '../people/index.ts';
import type { PaymentProvider } from '../payments/index.ts';
import { createReceiptsHandlers } from '../receipts/index.ts';
import type { TestRegister } from '../receipts/index.ts';
import { referencesHandlers } from '../references/index.ts';
import { createSectionsHandlers } from '../sections/index.ts';
import { createInfoHandlers } from '../regions/index.ts';
import { createSearch } from '../search/index.ts';
import type { Search } from '../search/index.ts';
import { staffHandlers } from '../staff/index.ts';
import { storesHandlers } from '../stores/index.ts';
import { viewsHandlers } from '../views/index.ts';

export interface HandlerParts {
  /** @default one that keeps no answers in memory */
  catalog?: Catalog;
  /** @default one that keeps nothing in memory */
  search?: Search;
  /** Who suggests addresses. @default nobody */
  addresses?: AddressSource;
  /** What brings one-time codes and news of orders to people. @default null: the shop sends none */
  messages?: Messages | null;
  /** The shop's own origin for links in messages. @default null: nobody said it */
  siteUrl?: string | null;
  /** First part of the addresses of the admin area, which letters to new staff lead to. @default null: letters lead to the shop */
  adminPath?: string | null;
  /** Accounts that the login page of a demo shop offers. */
  demoAccounts?: Info['demoAccounts'];
  /** Who takes money online. @default nobody */
  providers?: readonly PaymentProvider[];
  /** The register of a demo shop. @default none */
  testRegister?: TestRegister | null;
  /** Folder of the server that sources of imports may be loaded from. @default null: the shop has none */
  importRoot?: string | null;
}

/** Every call of the contract with its handler: each noun adds its own here. */
export function createHandlers({
  catalog = createCatalog(),
  search = createSearch({ catalog }),
  addresses = noAddresses,
  messages = null,
  siteUrl = null,
  adminPath = null,
  demoAccounts = [],
  providers = [],
  testRegister = null,
  importRoot = null,
}: HandlerParts = {}): Handlers {
  return {
    ...createInfoHandlers({
      menu: catalog.menu,
      footer: catalog.footer,
      cartState,
      wallet: readWallet,
      client: attachedClient,
      sendsCodes: messages !== null,
      demoAccounts,
    }),
    ...catalog.handlers,
    ...search.handlers,
    ...cartHandlers,
    ...createOrdersHandlers({ sendsCodes: messages !== null }),
    ...createPaymentsHandlers(providers),
    ...createAddressesHandlers(addresses),
    ...createAccountHandlers({ messages, siteUrl }),
    ...createFavoritesHandlers(catalog.cards),
    ...certificatesHandlers,
    ...clientsHandlers,
    ...staffHandlers,
    ...overviewHandlers,
    ...staffOrdersHandlers,
    ...createFulfilmentHandlers({ providers, post: { messages, siteUrl } }),
    ...clientRecordsHandlers,
    ...goodsHandlers,
    ...createSectionsHandlers(catalog.facets),
    ...createPagesHandlers(catalog.draft),
    ...referencesHandlers,
    ...viewsHandlers,
    ...createPeopleHandlers({ messages, siteUrl, adminPath }),
    ...auditListHandlers,
    ...createImportsHandlers(importRoot),
    ...catalogErrorsHandlers,
    ...backOfficeHandlers,
    ...officeStockHandlers,
    ...createOfficeOrdersHandlers({ providers, post: { messages, siteUrl } }),
    ...createReceiptsHandlers(testRegister),
    ...storesHandlers,
    ...couponsHandlers,
    ...roomsHandlers,
    ...photoReportsHandlers,
    ...productListsHandlers,
  };
}
