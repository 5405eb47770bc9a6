import ipaddr from 'ipaddr.js';
import { resolve } from 'node:path';
import { AUDIT_MONEY_YEARS, AUDIT_YEARS } from '@siren/domain/audit';
import { isTaken } from '@siren/contract/routes';
import { TAXES, taxations, vats } from '@siren/domain/receipts';
import type { Config } from './Config.ts';
import { count, Unfit } from './count.ts';
import { readLimits, readSockets } from './readLimits.ts';
import type { Read } from './readLimits.ts';
import { LOG_FORMS, LOG_LEVELS } from './readLogging.ts';
import { StartupError } from './StartupError.ts';

const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** How long a request may take to arrive, s. */
const REQUEST_SECONDS = 30;
const REQUEST_SECONDS_MAX = 3_600;
/** Longer than any shop has been there. */
const AUDIT_YEARS_MAX = 100;
const PORT_MAX = 65_535;

const port = (value: string): number => {
  if (/^\d+$/.test(value) && Number(value) <= PORT_MAX) return Number(value);
  throw new Unfit(`must be a number from 0 to ${PORT_MAX}`);
};

const flag = (value: string): boolean => {
  if (value === '0' || value === '1') return value === '1';
  throw new Unfit('must be 0 or 1');
};

const oneOf =
  <Known extends string>(known: readonly Known[]) =>
  (value: string): Known => {
    const found = known.find((one) => one === value);
    if (found !== undefined) return found;
    throw new Unfit(`must be ${known.join(', ').replace(/, (?=\w+$)/, ' or ')}`);
  };

const segment = (value: string): string => {
  if (!SEGMENT.test(value)) throw new Unfit('must be one part of an address: a-z, 0-9 and single hyphens');
  if (isTaken(value)) throw new Unfit('is an address of the shop itself');
  return value;
};

/** Parts of an address below which the shop has none of its own. */
const path = (value: string): string => {
  const [root = '', ...rest] = value.split('/');
  return [
    segment(root),
    ...rest.map((part) => {
      if (!SEGMENT.test(part))
        throw new Unfit('must be parts of an address: a-z, 0-9 and single hyphens, with / between');
      return part;
    }),
  ].join('/');
};

const address =
  (...schemes: string[]) =>
  (value: string): string => {
    const url = URL.parse(value);
    if (url?.hostname && schemes.includes(url.protocol)) return value;
    throw new Unfit(
      `must be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    );
  };

/** An address without path, query or name: what other addresses of the shop begin with. */
const origin = (value: string): string => {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Unfit('must be an origin such as https://shop.ru, without a path');
};

const counter = (value: string): number => {
  if (/^[1-9]\d{0,11}$/.test(value)) return Number(value);
  throw new Unfit('must be the number of a counter');
};

/** A URI as `security.txt` needs it; a bare e-mail becomes one. */
const contact = (value: string): string => {
  if (/^(?:https:\/\/|mailto:|tel:)[^\s]+$/.test(value) && URL.canParse(value)) return value;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(value)) return `mailto:${value}`;
  throw new Unfit('must be an e-mail, or an address that begins with https://, mailto: or tel:');
};

/** Proxies on this machine. */
const THIS_MACHINE = ['127.0.0.0/8', '::1'];

/** An address, or a network that is not everybody. */
const isNetwork = (text: string): boolean =>
  ipaddr.isValid(text) || (ipaddr.isValidCIDR(text) && ipaddr.parseCIDR(text)[1] > 0);

const proxies = (value: string): string[] => {
  const list = value.split(/[\s,]+/).filter(Boolean);
  const odd = list.find((network) => !isNetwork(network));
  if (odd === undefined) return list;
  throw new Unfit(`must be addresses and networks parted by commas, such as 10.0.0.0/8; «${odd}» is none`);
};

/** Whether nobody but this machine reaches what listens there. */
const isThisMachine = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|::1)$/i.test(host);

/** A connection string may leave its host to a `?host=` with the folder of a unix socket. */
const database = (value: string): string => {
  const url = URL.parse(value.replace('@/', '@localhost/'));
  if (url && ['postgres:', 'postgresql:'].includes(url.protocol)) return value;
  throw new Unfit('must be an address that begins with postgresql://');
};

const hosts = (value: string): string[] => {
  const list = value.split(/[\s,]+/).filter(Boolean);
  const odd = list.find(
    (host) => URL.parse(`https://${host}`)?.host !== host.toLowerCase().replace(/:443$/, ''),
  );
  if (odd === undefined) return list;
  throw new Unfit(`must be hosts parted by commas, such as pay.example.ru; «${odd}» is none`);
};

/** «USD=92.5, EUR=100». */
const rates = (value: string): Map<string, number> =>
  new Map(
    value.split(/[\s,;]+/).map((pair) => {
      const [, code = '', rate] = /^([a-z]{3})=(\d{1,6}(?:\.\d{1,6})?)$/i.exec(pair) ?? [];
      if (Number(rate) > 0) return [code.toUpperCase(), Number(rate)];
      throw new Unfit(`must be roubles of currencies, such as USD=92.5,EUR=100; «${pair}» is none`);
    }),
  );

/** What does not go together, a line each. */
function contradictions(config: Config, demoIsPublic: boolean): string[] {
  const { demo, shopApiUrl, host, sockets, adminPath, toolsPath, exchangePath } = config;
  const isOpen = demo && shopApiUrl === null && !isThisMachine(host) && !demoIsPublic;
  return [
    isOpen &&
      `HOST ${host} lets others reach a demo shop, whose passwords everybody knows: ` +
        'start a real shop with DEMO=0, or say DEMO_PUBLIC=1 to show the demo.',
    sockets.waiting >= sockets.total &&
      'SOCKETS_WAITING must be less than SOCKETS: what is between them is kept for the staff.',
    config.auditMoneyYears < config.auditYears && 'AUDIT_MONEY_YEARS must not be less than AUDIT_YEARS.',
    adminPath === toolsPath && 'ADMIN_PATH and TOOLS_PATH must differ.',
    [adminPath, toolsPath].includes(exchangePath.split('/')[0] ?? '') &&
      'EXCHANGE_PATH must begin with neither ADMIN_PATH nor TOOLS_PATH.',
  ].filter((line) => line !== false);
}

/**
 * Reads the environment. An empty value is none.
 * @param project folder that a relative DATA_DIR is looked for in
 * @throws StartupError with a line for each value that does not do
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, project: string): Config {
  const problems: string[] = [];
  const read: Read = (name, parse, fallback) => {
    const value = env[name]?.trim();
    if (!value) return fallback;
    try {
      return parse(value);
    } catch (error) {
      // A connection string holds a password, and so may the address of a register.
      const shown = name === 'DATABASE_URL' || name === 'REGISTER_URL' ? '' : ` (it is «${value}»)`;
      problems.push(`${name} ${(error as Unfit).message}${shown}.`);
      return fallback;
    }
  };
  // In use already, by `readLogging`.
  read<string>('LOG', oneOf(LOG_FORMS), '');
  read<string>('LOG_LEVEL', oneOf(LOG_LEVELS), '');
  const databaseUrl = read<string | null>('DATABASE_URL', database, null);
  const auditYears = read('AUDIT_YEARS', count(AUDIT_YEARS_MAX), AUDIT_YEARS);
  const config: Config = {
    port: read('PORT', port, 3000),
    host: read('HOST', String, '127.0.0.1'),
    dataDir: resolve(project, read('DATA_DIR', String, '.data')),
    databaseUrl,
    demo: read('DEMO', flag, databaseUrl === null),
    adminPath: read('ADMIN_PATH', segment, 'admin'),
    toolsPath: read('TOOLS_PATH', segment, 'tools'),
    exchangePath: read('EXCHANGE_PATH', path, 'exchange/1c'),
    shopApiUrl: read<string | null>('SHOP_API_URL', address('http:', 'https:'), null),
    socketUrl: read<string | null>('SOCKET_URL', address('ws:', 'wss:'), null),
    siteUrl: read<string | null>('SITE_URL', origin, null),
    metrikaId: read<number | null>('YANDEX_METRIKA_ID', counter, null),
    securityContact: read<string | null>('SECURITY_CONTACT', contact, null),
    limits: readLimits(read),
    sockets: readSockets(read),
    auditYears,
    auditMoneyYears: read(
      'AUDIT_MONEY_YEARS',
      count(AUDIT_YEARS_MAX),
      Math.max(AUDIT_MONEY_YEARS, auditYears),
    ),
    registerUrl: read<string | null>('REGISTER_URL', address('http:', 'https:'), null),
    taxes: {
      taxation: read('TAXATION', oneOf(taxations), TAXES.taxation),
      vat: read('VAT', oneOf(vats), TAXES.vat),
    },
    importRoot: read<string | null>('IMPORT_FOLDER', (value) => resolve(project, value), null),
    currencyRates: read('CURRENCY_RATES', rates, new Map()),
    requestSeconds: read('REQUEST_SECONDS', count(REQUEST_SECONDS_MAX), REQUEST_SECONDS),
    drawAhead: read('DRAW_AHEAD', flag, true),
    allowedRedirectHosts: read('ALLOWED_REDIRECT_HOSTS', hosts, []),
    trustedProxies: read('TRUSTED_PROXIES', proxies, THIS_MACHINE),
  };
  problems.push(...contradictions(config, read('DEMO_PUBLIC', flag, false)));
  if (problems.length > 0) throw new StartupError(problems);
  return config;
}
