import type { SocketLimits } from '@siren/domain/back-office';
import type { TaxSettings } from '@siren/domain/receipts';
import type { ShopLimits } from '@siren/domain/orders';

/** What the environment says, read once at the start. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path: embedded database, uploads, drawn pictures. */
  dataDir: string;
  /** An outside PostgreSQL; null for the embedded one. */
  databaseUrl: string | null;
  /** Whether the shop starts with demo goods and accounts. */
  demo: boolean;
  /** First part of the address of the admin area, without slashes. */
  adminPath: string;
  /** First part of the address of the two staff tools, without slashes. */
  toolsPath: string;
  /** Address that 1C exchanges with the shop at, without the slash before it. */
  exchangePath: string;
  /** Origin of another backend that the app calls; null for the own one. */
  shopApiUrl: string | null;
  /** Address of another backend's socket; null for the own one. */
  socketUrl: string | null;
  /** The shop's own origin as visitors know it, e.g. `https://shop.ru`; null where it is not told. */
  siteUrl: string | null;
  /** Number of the Yandex Metrica counter; null where nothing is counted. */
  metrikaId: number | null;
  /** URI of whom to write to about holes in the shop; null where nobody is named. */
  securityContact: string | null;
  /** How much one buyer may take up. */
  limits: ShopLimits;
  /** How many sockets of the staff may be open. */
  sockets: SocketLimits;
  /** How long the history of records is kept, years. */
  auditYears: number;
  /** The same of what tells of money; not less. */
  auditMoneyYears: number;
  /** Address of the web server of the cash register's driver; null where no receipts are made. */
  registerUrl: string | null;
  /** By what the seller pays taxes. */
  taxes: TaxSettings;
  /** Roubles of one piece of a currency, by its code, for feeds that say nothing of it. */
  currencyRates: ReadonlyMap<string, number>;
  /** Folder of the server that sources of imports may be loaded from; null for none. */
  importRoot: string | null;
  /** How long a request may take to arrive, head and body, s. */
  requestSeconds: number;
  /** Hosts (with port where it is not the usual one) that a redirect may lead to. */
  allowedRedirectHosts: readonly string[];
  /** Whether pictures are drawn before anybody asks for them. */
  drawAhead: boolean;
  /** Addresses and networks of proxies that are believed what they say of visitors. */
  trustedProxies: readonly string[];
}
