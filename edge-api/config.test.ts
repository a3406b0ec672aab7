import assert from 'node:assert/strict';
import { ConfigError, readConfig } from './config.ts';

const read = (settings: Record<string, string>) => readConfig(new Map(Object.entries(settings)));

Deno.test('readConfig() has a default for everything; an empty setting is none', () => {
  const config = read({ PORT: '', LOG_LEVEL: '' });
  assert.deepEqual(config, {
    host: '127.0.0.1',
    port: 8000,
    databaseUrl: 'file:var/shop.db',
    databaseAuthToken: undefined,
    publicUrl: 'http://localhost:8000',
    analysisUrl: undefined,
    corsOrigins: [],
    logLevel: 'info',
  });
});

Deno.test('readConfig() takes an origin with or without a path', () => {
  assert.equal(
    read({ PUBLIC_URL: 'https://thachan.example/' }).publicUrl,
    'https://thachan.example',
  );
  assert.deepEqual(read({ CORS_ORIGINS: 'https://a.example, http://b.example:81/' }).corsOrigins, [
    'https://a.example',
    'http://b.example:81',
  ]);
});

Deno.test('readConfig() names every setting that cannot be used', () => {
  const cases: [setting: string, value: string][] = [
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'thachan.example'],
    ['PUBLIC_URL', 'ftp://thachan.example'],
    ['PUBLIC_URL', 'https://thachan.example/shop'],
    ['HOST', '300.1.1.1'],
    ['HOST', 'somewhere.example'],
    ['CORS_ORIGINS', 'https://a.example,nonsense'],
    ['LOG_LEVEL', 'loud'],
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
