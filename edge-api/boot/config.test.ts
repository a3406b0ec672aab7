import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { toOrderLimits } from '../orders/order-limits.ts';
import { defaultShopSettings } from '../settings/default-shop-settings.ts';
import { ConfigError, readConfig } from './config.ts';

const read = (settings: Record<string, string>) => readConfig(new Map(Object.entries(settings)));

Deno.test('readConfig() has a default for each setting and treats an empty one as unset', () => {
  const config = read({ PORT: '', LOG_LEVEL: '' });
  assert.deepEqual(config, {
    host: '127.0.0.1',
    port: 8000,
    databaseUrl: 'file:var/shop.db',
    databaseAuthToken: undefined,
    publicUrl: 'http://localhost:8000',
    adminOrigin: 'http://localhost:8000',
    analysisUrl: undefined,
    provincesUrl: '/api/provinces',
    corsOrigins: [],
    trustedProxies: ['127.0.0.1', '::1'],
    rateLimit: true,
    accountLimits: { logIns: 10, logInsPerAccount: 200, mailsPerDay: 6 },
    unverifiedLifetime: 604_800_000,
    mailLifetime: 2_592_000_000,
    rendering: { concurrency: 2, perMinute: 60 },
    http: { bodyTimeoutMs: 10_000, hstsSubdomains: false },
    securityContact: undefined,
    mail: { smtpUrl: undefined, api: undefined, folder: 'var/mail' },
    jobsSecret: undefined,
    seed: 'demo',
    imagesFolder: 'var/images',
    facebook: undefined,
    cardPayments: false,
    catalogueListLimit: 1_000,
    stripe: undefined,
    transferSecrets: { sepay: undefined, casso: undefined, payos: undefined },
    orderSettings: {
      maxQuantity: undefined,
      newMaxQuantity: undefined,
      maxAmount: undefined,
      newMaxAmount: undefined,
      maxOpen: undefined,
      newMaxOpen: undefined,
      confirmationHours: undefined,
    },
    logLevel: 'info',
  });
});

Deno.test('readConfig() reads the limits of orders, and says which values of a setting are valid', () => {
  const { orderSettings, rateLimit } = read({
    ORDER_MAX_QUANTITY: '1',
    ORDER_MAX_QUANTITY_UNVERIFIED: '2',
    COD_MAX_AMOUNT: '3',
    COD_MAX_AMOUNT_UNVERIFIED: '0',
    COD_MAX_OPEN_ORDERS: '5',
    COD_MAX_OPEN_ORDERS_UNVERIFIED: '6',
    CONFIRMATION_HOURS: '1.5',
  });
  const { orders } = defaultShopSettings;
  assert.deepEqual(toOrderLimits(orders, {}, rateLimit), {
    newCustomer: { quantity: 5, amount: 5_000_000, openOrders: 3 },
    knownCustomer: { quantity: 20, amount: 30_000_000, openOrders: 10 },
    shares: true,
    confirmationTimeout: 24 * 60 * 60_000,
  });
  assert.deepEqual(toOrderLimits(orders, orderSettings, rateLimit), {
    newCustomer: { quantity: 2, amount: 0, openOrders: 6 },
    knownCustomer: { quantity: 1, amount: 3, openOrders: 5 },
    shares: true,
    confirmationTimeout: 90 * 60_000,
  });
  for (
    const [name, value] of [
      ['ORDER_MAX_QUANTITY', 'many'],
      ['COD_MAX_AMOUNT', '1.5'],
      ['COD_MAX_OPEN_ORDERS_UNVERIFIED', '-1'],
      ['CONFIRMATION_HOURS', '0'],
      ['CONFIRMATION_HOURS', 'soon'],
      ['PORT', 'http'],
      ['PORT', '65536'],
      ['MAIL_DAYS', '1.5'],
      ['BODY_TIMEOUT', '0'],
      ['LOG_LEVEL', 'loud'],
      ['PROVINCES_URL', 'provinces'],
    ] as const
  ) {
    assert.throws(() => read({ [name]: value }), (error) => {
      assert.ok(error instanceof ConfigError);
      return error.message.startsWith(`The setting ${name} cannot be used: it must be`);
    });
  }
});

Deno.test('readConfig() accepts an origin with or without a trailing slash', () => {
  assert.equal(
    read({ PUBLIC_URL: 'https://thachan.example/' }).publicUrl,
    'https://thachan.example',
  );
  assert.deepEqual(read({ CORS_ORIGINS: 'https://a.example, http://b.example:81/' }).corsOrigins, [
    'https://a.example',
    'http://b.example:81',
  ]);
});

Deno.test('readConfig() limits the rendering of pages unless rate limits are off', () => {
  const settings = { RENDER_CONCURRENCY: '3', RENDER_LIMIT: '10' };
  assert.deepEqual(read(settings).rendering, { concurrency: 3, perMinute: 10 });
  assert.equal(read({ ...settings, RATE_LIMIT: 'off' }).rendering.perMinute, undefined);
  assert.throws(() => read({ RENDER_CONCURRENCY: '0' }), /RENDER_CONCURRENCY/);
  assert.throws(() => read({ RENDER_LIMIT: 'many' }), /RENDER_LIMIT/);
});

Deno.test('readConfig() reads the settings of requests and of security.txt', () => {
  const config = read({
    BODY_TIMEOUT: '30',
    HSTS_INCLUDE_SUBDOMAINS: 'on',
    SECURITY_CONTACT: 'mailto:security@thachan.example',
  });
  assert.deepEqual(config.http, { bodyTimeoutMs: 30_000, hstsSubdomains: true });
  assert.equal(config.securityContact, 'mailto:security@thachan.example');
  for (
    const contact of ['security@thachan.example', 'http://a.example', 'https://a.example/\nX: y']
  ) {
    assert.throws(() => read({ SECURITY_CONTACT: contact }), /SECURITY_CONTACT/);
  }
});

Deno.test('readConfig() groups the settings of mail, Facebook and Stripe', () => {
  const config = read({
    SMTP_URL: 'smtp://user:pass@mail.example:587',
    FACEBOOK_APP_ID: '1234567890',
    FACEBOOK_APP_SECRET: 'secret',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_URL: 'http://127.0.0.1:9000/',
    PROVINCES_URL: 'https://provinces.example/api/v1/',
    CARD_PAYMENTS: 'on',
    RATE_LIMIT: 'off',
  });
  assert.equal(config.mail.smtpUrl, 'smtp://user:pass@mail.example:587');
  assert.deepEqual(config.facebook, {
    appId: '1234567890',
    appSecret: 'secret',
    graphUrl: 'https://graph.facebook.com',
  });
  assert.deepEqual(config.stripe, {
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    apiUrl: 'http://127.0.0.1:9000',
  });
  assert.equal(config.provincesUrl, 'https://provinces.example/api/v1');
  assert.deepEqual([config.cardPayments, config.rateLimit], [true, false]);
});

Deno.test('readConfig() reads the folder of pictures', () => {
  assert.equal(read({ IMAGES_DIR: '/srv/pictures' }).imagesFolder, '/srv/pictures');
  assert.equal(read({ IMAGES_DIR: '' }).imagesFolder, 'var/images');
});

Deno.test('readConfig() reads the limits of accounts', () => {
  assert.deepEqual(
    read({
      LOG_IN_ATTEMPTS: '5',
      LOG_IN_ATTEMPTS_PER_ACCOUNT: '50',
      VERIFICATION_MAILS_PER_DAY: '3',
    }).accountLimits,
    { logIns: 5, logInsPerAccount: 50, mailsPerDay: 3 },
  );
  assert.equal(read({ UNVERIFIED_ACCOUNT_DAYS: '1' }).unverifiedLifetime, 86_400_000);
  assert.equal(read({ MAIL_DAYS: '1' }).mailLifetime, 86_400_000);
});

Deno.test('readConfig() requires both of two settings that belong together', () => {
  assert.throws(() => read({ FACEBOOK_APP_ID: '12345' }), /FACEBOOK_APP_SECRET .*FACEBOOK_APP_ID/);
  assert.throws(
    () => read({ STRIPE_WEBHOOK_SECRET: 'whsec_1' }),
    /STRIPE_SECRET_KEY .*STRIPE_WEBHOOK_SECRET/,
  );
});

Deno.test('readConfig() rejects card payments in the sandbox except on this machine', () => {
  const shop = { CARD_PAYMENTS: 'on', PUBLIC_URL: 'https://thachan.example' };
  const settingsOfOthers: Record<string, string>[] = [
    {},
    { PUBLIC_URL: 'http://thachan.example' },
    { PUBLIC_URL: 'http://192.168.1.5:8000' },
    { PUBLIC_URL: 'http://localhost.thachan.example' },
    { PUBLIC_URL: 'http://127.0.0.1.thachan.example' },
    { PUBLIC_URL: 'http://localhost:8000', HOST: '0.0.0.0' },
    { PUBLIC_URL: '', HOST: '::' },
  ];
  for (const settings of settingsOfOthers) {
    assert.throws(
      () => read({ ...shop, ...settings }),
      (error) => error instanceof ConfigError && /CARD_PAYMENTS.*sandbox/.test(error.message),
      JSON.stringify(settings),
    );
  }
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  for (
    const settings of [
      { ...shop, ...stripe },
      { ...shop, PUBLIC_URL: 'http://localhost:8000' },
      { ...shop, PUBLIC_URL: '' },
      { ...shop, PUBLIC_URL: 'http://[::1]:8000', HOST: '::1' },
      { ...shop, PUBLIC_URL: 'https://127.0.0.1:8443' },
    ]
  ) {
    assert.equal(read(settings).cardPayments, true);
  }
  assert.equal(read({ ...shop, CARD_PAYMENTS: 'off' }).cardPayments, false);
});

Deno.test('readConfig() names each invalid setting', () => {
  const cases: [setting: string, value: string][] = [
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'thachan.example'],
    ['PUBLIC_URL', 'ftp://thachan.example'],
    ['PUBLIC_URL', 'https://thachan.example/shop'],
    ['DATABASE_AUTH_TOKEN', '“eyJhbGciOi”'],
    ['HOST', '300.1.1.1'],
    ['HOST', 'somewhere.example'],
    ['CORS_ORIGINS', 'https://a.example,nonsense'],
    ['LOG_LEVEL', 'loud'],
    ['PROVINCES_URL', 'provinces'],
    ['PROVINCES_URL', 'ftp://provinces.example'],
    ['TRUSTED_PROXIES', '10.0.0.1,proxy'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '::/0'],
    ['RATE_LIMIT', 'false'],
    ['LOG_IN_ATTEMPTS', '0'],
    ['LOG_IN_ATTEMPTS_PER_ACCOUNT', '1.5'],
    ['VERIFICATION_MAILS_PER_DAY', 'many'],
    ['UNVERIFIED_ACCOUNT_DAYS', '0'],
    ['MAIL_DAYS', '0'],
    ['COD_MAX_AMOUNT', '500.000'],
    ['COD_MAX_AMOUNT', ' '],
    ['ORDER_MAX_QUANTITY', '0x10'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'mail.example:25'],
    ['FACEBOOK_APP_ID', 'my-app'],
    ['FACEBOOK_GRAPH_URL', 'graph.facebook.com'],
    ['CARD_PAYMENTS', 'yes'],
    ['STRIPE_API_URL', 'stripe'],
    ['JOBS_SECRET', 'short'],
    ['MAIL_DIR', fileURLToPath(import.meta.url)],
    ['IMAGES_DIR', fileURLToPath(import.meta.url)],
    ['MAIL_API', 'pigeon'],
    ['MAIL_API', 'resend'],
    ['MAIL_API_KEY', 'a key'],
  ];
  for (const [setting, value] of cases) {
    assert.throws(
      () => read({ [setting]: value }),
      (error) => error instanceof ConfigError && error.message.includes(setting),
      `${setting}=${value}`,
    );
  }
  assert.throws(() => read({ PORT: 'x', LOG_LEVEL: 'y' }), /PORT[\s\S]*LOG_LEVEL/);
});

Deno.test('readConfig() refuses the disk of an instance on Deno Deploy', () => {
  const deployed = {
    DENO_DEPLOYMENT_ID: 'x',
    DATABASE_URL: 'libsql://shop.turso.example',
    SMTP_URL: 'smtps://mail.example',
    PUBLIC_URL: 'https://shop.example',
  };
  read(deployed);
  read({ ...deployed, SMTP_URL: '', MAIL_API: 'resend', MAIL_API_KEY: 're_12345678' });
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL']) {
    assert.throws(() => read({ ...deployed, [name]: '' }), new RegExp(`The setting ${name}`));
  }
  assert.throws(() => read({ ...deployed, DATABASE_URL: 'FILE:shop.db' }), /DATABASE_URL/);
});

Deno.test('readConfig() returns the settings with their defaults', () => {
  assert.equal(readConfig(new Map([['PORT', '9000']])).publicUrl, 'http://localhost:9000');
  assert.throws(() => readConfig(new Map([['PORT', 'abc']])), /PORT/);
});
