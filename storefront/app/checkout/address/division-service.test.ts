import { boot, createApi, readConfig } from '@thach-an/edge-api';
import assert from 'node:assert/strict';
import { createDivisionService, DivisionError } from './division-service.ts';

const base = '/api/provinces';

/** Opens the division service of the real API and records the requested paths. */
async function openService() {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-divisions-' });
  const settings = new Map([['DATABASE_URL', `file:${folder}/shop.db`], ['MAIL_DIR', folder]]);
  const { deps, close } = await boot(readConfig(settings), () => {});
  const api = createApi(deps);
  const requested: string[] = [];
  const service = createDivisionService(base, async (url, init) => {
    requested.push(url.slice(base.length));
    return await api.request(url, init);
  });
  return {
    service,
    requested,
    async [Symbol.asyncDispose]() {
      await close();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

Deno.test('the service loads provinces, districts and wards, and requests each list once', async () => {
  await using shop = await openService();
  const { service, requested } = shop;
  const provinces = await service.provinces();
  assert.equal(provinces.length, 63);
  assert.deepEqual(provinces[0], { code: 1, name: 'Thành phố Hà Nội' });
  const [districts, again] = await Promise.all([service.districts(48), service.districts(48)]);
  assert.equal(districts, again);
  assert.ok(districts.some(({ name }) => name === 'Quận Hải Châu'));
  assert.equal((await service.wards(1))[0]?.name, 'Phường Phúc Xá');
  assert.deepEqual(await service.wards(498), [], 'an island without wards');
  await service.provinces();
  assert.deepEqual(requested, ['/p/', '/p/48?depth=2', '/d/1?depth=2', '/d/498?depth=2']);
});

Deno.test('the service repeats a failed request and rejects an invalid list', async () => {
  await using shop = await openService();
  await assert.rejects(shop.service.districts(999), DivisionError);
  await assert.rejects(shop.service.districts(999), DivisionError);
  assert.equal(shop.requested.length, 2);
  for (
    const body of ['{}', '[1]', '[{"code":"1","name":"x"}]', '[{"code":1,"name":" "}]', 'null']
  ) {
    const invalid = createDivisionService('', () => Promise.resolve(new Response(body)));
    await assert.rejects(invalid.provinces(), DivisionError, body);
    await assert.rejects(invalid.districts(1), DivisionError, body);
  }
});
