import { saveSettings } from '../../settings/save-settings.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import assert from 'node:assert/strict';
import { createCatalogue } from '../catalogue.ts';
import { createErrorHandler } from '../../http/error-reply.ts';
import { createSettingsStore } from '../../settings/settings-store.ts';
import { settingSchema } from '../../settings/setting-keys.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { timesOfTest } from '../../testing/times-of-test.ts';
import { createSearchBudget } from '../search-budget.ts';
import { catalogueRoutes } from '../routes.ts';
import { seedCatalogue } from '../seed-catalogue.ts';
import defaultSynonyms from './default-synonyms.json' with { type: 'json' };
import { shopSynonyms } from './shop-synonyms.ts';

Deno.test('every line of the default synonyms is valid as a setting', () => {
  for (const line of defaultSynonyms) {
    assert.ok(settingSchema('search.synonyms')?.safeParse(line).success, line);
  }
});

Deno.test('an owner extends the synonyms of a running shop', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  await seedCatalogue(database, sampleProducts(3));
  let time = 0;
  const facts = { publicUrl: 'https://shop.example', cardPayments: false, facebook: false };
  const shopSettings = createSettingsStore(database, facts, () => {}, timesOfTest(() => time));
  const catalogue = createCatalogue(database, () => {}, {
    ...timesOfTest(() => time),
    synonyms: async () => shopSynonyms(await shopSettings.current()).synonyms,
  });
  const searchBudget = createSearchBudget({ trustedProxies: [] });
  const routes = catalogueRoutes({ database, catalogue, shopSettings, searchBudget });
  routes.onError(createErrorHandler(() => {}));
  const search = async (q: string) =>
    (await (await routes.request(`/products?q=${encodeURIComponent(q)}`)).json()).total;
  assert.equal(await search('chuỗi pháp'), 0);
  const before = await routes.request('/synonyms');
  assert.deepEqual((await before.json()).data, defaultSynonyms);
  const etag = before.headers.get('ETag') ?? '';
  const headers = { 'If-None-Match': etag };
  assert.equal((await routes.request('/synonyms', { headers })).status, 304);

  const values = { 'search.synonyms': 'chuỗi pháp = đá số; chuỗi > vòng tay' };
  await runAsOwner(database, saveSettings, { version: 0, changes: values }, 1);
  time += 2_000;
  assert.equal(await search('chuỗi pháp'), 3);
  const after = await routes.request('/synonyms', { headers });
  assert.deepEqual((await after.json()).data.slice(-2), [
    'chuỗi pháp = đá số',
    'chuỗi > vòng tay',
  ]);
});
