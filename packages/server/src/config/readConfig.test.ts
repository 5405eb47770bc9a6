import { describe, expect, it } from 'vitest';
import { readConfig } from './readConfig.ts';

const read = (env: Record<string, string>) => readConfig(env, '/project');

describe('the configuration', () => {
  it('needs no environment', () => {
    expect(read({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/project/.data',
      databaseUrl: null,
      demo: true,
      adminPath: 'admin',
      toolsPath: 'tools',
      exchangePath: 'exchange/1c',
      shopApiUrl: null,
      socketUrl: null,
      siteUrl: null,
      metrikaId: null,
      securityContact: null,
      limits: {
        cart: { rows: 200, pieces: 999 },
        unproven: { orders: 3, pieces: 50 },
        keep: { unpaidMinutes: 30, unprovenHours: 24, readyDays: 5, returnDays: 14 },
      },
      sockets: { total: 5_000, ofAddress: 100, waiting: 500, waitingOfAddress: 20 },
      auditYears: 3,
      auditMoneyYears: 5,
      registerUrl: null,
      taxes: { taxation: 'osn', vat: 'vat22' },
      importRoot: null,
      currencyRates: new Map(),
      requestSeconds: 30,
      drawAhead: true,
      allowedRedirectHosts: [],
      trustedProxies: ['127.0.0.0/8', '::1'],
    });
  });

  it('takes bounds of one buyer that can be kept, and refuses all others', () => {
    expect(read({ CART_ROWS: '500', UNPROVEN_ORDERS: '1' }).limits).toMatchObject({
      cart: { rows: 500, pieces: 999 },
      unproven: { orders: 1, pieces: 50 },
    });
    for (const [name, value] of [
      ['CART_ROWS', '501'],
      ['ROW_PIECES', '10000'],
      ['UNPROVEN_PIECES', '0'],
      ['UNPAID_MINUTES', '-1'],
      ['UNPROVEN_HOURS', '1.5'],
      ['READY_DAYS', '0'],
    ] as const)
      expect(() => read({ [name]: value })).toThrow(name);
  });

  it('takes places of sockets of which some are left for the staff', () => {
    expect(read({ SOCKETS: '50', SOCKETS_WAITING: '49', SOCKETS_OF_ADDRESS: '7' }).sockets).toEqual({
      total: 50,
      ofAddress: 7,
      waiting: 49,
      waitingOfAddress: 20,
    });
    expect(() => read({ SOCKETS: '50', SOCKETS_WAITING: '50' })).toThrow('SOCKETS_WAITING');
    expect(() => read({ SOCKETS: '400' })).toThrow('SOCKETS_WAITING');
    expect(() => read({ SOCKETS_WAITING_OF_ADDRESS: '0' })).toThrow('SOCKETS_WAITING_OF_ADDRESS');
    expect(() => read({ REQUEST_SECONDS: '3601' })).toThrow('REQUEST_SECONDS');
  });

  it.each([
    ['security@shop.ru', 'mailto:security@shop.ru'],
    ['mailto:security@shop.ru', 'mailto:security@shop.ru'],
    ['https://shop.ru/security', 'https://shop.ru/security'],
  ])('takes %s for whom to write to about holes', (given, uri) => {
    expect(read({ SECURITY_CONTACT: given }).securityContact).toBe(uri);
  });

  it.each(['shop.ru', 'http://shop.ru', 'a@b.ru\nExpires: 2099-01-01T00:00:00Z', 'javascript:alert(1)'])(
    'refuses %j for it',
    (given) => expect(() => read({ SECURITY_CONTACT: given })).toThrow('SECURITY_CONTACT'),
  );

  it('takes what is given; an empty value is none', () => {
    const config = read({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/siren',
      ADMIN_PATH: 'manage',
      TOOLS_PATH: '',
      SHOP_API_URL: 'https://api.example.ru',
      SOCKET_URL: 'wss://api.example.ru/socket',
      SITE_URL: 'https://shop.example.ru/',
      YANDEX_METRIKA_ID: '12345678',
      ALLOWED_REDIRECT_HOSTS: 'pay.example.ru, localhost:4000',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8 2001:db8::/32',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/lib/siren',
      adminPath: 'manage',
      toolsPath: 'tools',
      exchangePath: 'exchange/1c',
      shopApiUrl: 'https://api.example.ru',
      socketUrl: 'wss://api.example.ru/socket',
      siteUrl: 'https://shop.example.ru',
      metrikaId: 12_345_678,
      allowedRedirectHosts: ['pay.example.ru', 'localhost:4000'],
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'],
    });
  });

  it('starts an outside database without demo goods unless told to', () => {
    const DATABASE_URL = 'postgresql://shop:secret@db.example.ru/shop';
    expect(read({ DATABASE_URL }).demo).toBe(false);
    expect(read({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
    expect(read({ DEMO: '0' }).demo).toBe(false);
    expect(read({ DATABASE_URL: 'postgresql://shop@/shop?host=/run/postgresql' }).demo).toBe(false);
  });

  it('draws pictures ahead unless told not to', () => {
    expect(read({ DRAW_AHEAD: '' }).drawAhead).toBe(true);
    expect(read({ DRAW_AHEAD: '1' }).drawAhead).toBe(true);
    expect(read({ DRAW_AHEAD: '0' }).drawAhead).toBe(false);
  });

  it('shows a demo to others only where that is said in words', () => {
    for (const HOST of ['0.0.0.0', '::', '192.168.1.7', 'shop.local']) {
      expect(() => read({ HOST })).toThrow(/^HOST .*DEMO=0.*DEMO_PUBLIC=1[^\n]*$/);
      expect(() => read({ HOST, DEMO: '1', DEMO_PUBLIC: '0' })).toThrow(/DEMO_PUBLIC=1/);
      expect(read({ HOST, DEMO_PUBLIC: '1' }).demo).toBe(true);
      expect(read({ HOST, DEMO: '0' }).host).toBe(HOST);
    }
    for (const HOST of ['127.0.0.1', '127.0.1.1', 'localhost', '::1']) expect(read({ HOST }).demo).toBe(true);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['DEMO', 'yes'],
    ['DRAW_AHEAD', 'off'],
    ['DRAW_AHEAD', '00'],
    ['TRUSTED_PROXIES', 'proxy.local'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1 and more'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['ADMIN_PATH', '/admin'],
    ['ADMIN_PATH', 'cart'],
    ['TOOLS_PATH', 'два слова'],
    ['TOOLS_PATH', 'admin'],
    ['EXCHANGE_PATH', 'api/1c'],
    ['EXCHANGE_PATH', 'tools/1c'],
    ['EXCHANGE_PATH', '/exchange/1c'],
    ['SHOP_API_URL', 'api.example.ru'],
    ['SOCKET_URL', 'https://api.example.ru'],
    ['SITE_URL', 'https://shop.ru/path'],
    ['SITE_URL', 'https://user@shop.ru'],
    ['SITE_URL', 'shop.ru'],
    ['YANDEX_METRIKA_ID', 'abc'],
    ['DATABASE_URL', 'mysql://shop@db/shop'],
    ['ALLOWED_REDIRECT_HOSTS', 'https://pay.example.ru/'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
  });

  it('tells all that is wrong at once, a line each, and no password', () => {
    const env = { PORT: 'x', DEMO: 'x', DATABASE_URL: 'http://shop:hunter2@db/shop' };
    expect(() => read(env)).toThrow(/^DATABASE_URL .*\nPORT .*\nDEMO .*$/);
    expect(() => read(env)).not.toThrow(/hunter2/);
  });
});

it('rates of currencies are read, and an odd one is told', () => {
  const of = (text: string) => readConfig({ CURRENCY_RATES: text }, '/').currencyRates;
  expect([...of('USD=92.5, eur=100')]).toEqual([
    ['USD', 92.5],
    ['EUR', 100],
  ]);
  for (const odd of ['USD', 'USD=0', 'USD=1,5', 'US=1']) expect(() => of(odd)).toThrow('CURRENCY_RATES');
});
