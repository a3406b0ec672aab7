import assert from 'node:assert/strict';
import { Hono } from 'hono';
import { communeRoutes } from './routes.ts';
import { lazyCommunes } from './load-divisions.ts';

const app = new Hono()
  .route(
    '/api/provinces/v2',
    communeRoutes({ communes: lazyCommunes(), searchBudget: (_, search) => search() }),
  );

const request = (path: string) => app.request(`/api/provinces/v2${path}`);
const readJson = async (path: string) => await (await request(path)).json();

Deno.test('GET /p/ lists the 34 provinces, and GET /p/:code one with its communes', async () => {
  const provinces = await readJson('/p/');
  assert.equal(provinces.length, 34);
  assert.deepEqual(provinces[0].wards, []);
  const { wards, division_type } = await readJson('/p/79?depth=2');
  assert.equal(division_type, 'thành phố trung ương');
  assert.equal(wards.length, 168);
  const island = wards.find(({ name }: { name: string }) => name === 'Đặc khu Côn Đảo');
  assert.deepEqual(island, {
    name: 'Đặc khu Côn Đảo',
    code: island.code,
    codename: 'dac_khu_con_dao',
    division_type: 'đặc khu',
    province_code: 79,
  });
  assert.deepEqual(await readJson(`/w/${island.code}`), island);
});

Deno.test('an unknown code is 404, an invalid code or depth 422', async () => {
  const cases = { '/p/2': 404, '/w/1': 404, '/p/x': 422, '/p/1?depth=3': 422, '/w/%20': 422 };
  for (const [path, status] of Object.entries(cases)) {
    const reply = await request(path);
    assert.equal(reply.status, status, path);
    assert.equal(typeof (await reply.json()).detail, 'string');
  }
});

Deno.test('GET /former finds former wards by words, or one by its names', async () => {
  const { data } = await readJson('/former?q=cong+vi+ba+dinh');
  assert.equal(data[0].note, '(cũ: Phường Cống Vị, Quận Ba Đình)');
  const names = new URLSearchParams({
    ward: 'Phường Cống Vị',
    district: 'Quận Ba Đình',
    city: 'Thành phố Hà Nội',
  });
  assert.deepEqual(await readJson(`/former?${names}`), { success: true, data: [data[0]] });
  assert.equal(data[0].successors.length, 2);
  assert.deepEqual(await readJson('/former?ward=Phường+Cống+Vị'), { success: true, data: [] });
  assert.deepEqual(await readJson('/former?q='), { success: true, data: [] });
});
