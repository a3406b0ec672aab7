import assert from 'node:assert/strict';
import { Hono } from 'hono';
import { lazyDivisions } from './load-divisions.ts';
import { addressRoutes } from './routes.ts';

const app = new Hono().route('/api/provinces', addressRoutes(lazyDivisions()));
const request = async (path: string) => await app.request(`/api/provinces${path}`);
const readJson = async (path: string) => await (await request(path)).json();

Deno.test('GET /p/ lists the provinces, without their districts', async () => {
  const provinces = await readJson('/p/');
  assert.equal(provinces.length, 63);
  assert.deepEqual(provinces[0], {
    name: 'Thành phố Hà Nội',
    code: 1,
    codename: 'thanh_pho_ha_noi',
    division_type: 'thành phố trung ương',
    phone_code: 24,
    districts: [],
  });
  assert.deepEqual(await readJson('/p'), provinces);
});

Deno.test('centrally governed cities have their own type', async () => {
  const types = Map.groupBy(
    await readJson('/p/'),
    (province) => (province as { division_type: string }).division_type,
  );
  assert.deepEqual([...types].map(([type, { length }]) => [type, length]), [
    ['thành phố trung ương', 6],
    ['tỉnh', 57],
  ]);
  const { districts } = await readJson('/p/48?depth=2');
  assert.equal(districts[0].division_type, 'quận');
  const { districts: ofNgheAn } = await readJson('/p/40?depth=2');
  assert.equal(ofNgheAn[0].name, 'Thành phố Vinh');
  assert.equal(ofNgheAn[0].division_type, 'thành phố');
});

Deno.test('GET /p/:code includes districts and wards up to the depth', async () => {
  assert.deepEqual((await readJson('/p/1')).districts, []);
  assert.deepEqual((await readJson('/p/1?depth=1')).districts, []);
  const two = await readJson('/p/1?depth=2');
  assert.equal(two.districts.length, 30);
  assert.deepEqual(two.districts[0], {
    name: 'Quận Ba Đình',
    code: 1,
    codename: 'quan_ba_dinh',
    division_type: 'quận',
    province_code: 1,
    wards: [],
  });
  const three = await readJson('/p/1?depth=3');
  assert.equal(three.districts[0].wards.length, 13);
});

Deno.test('GET /d/:code includes the wards at depth 2', async () => {
  assert.deepEqual((await readJson('/d/1')).wards, []);
  const { wards, province_code } = await readJson('/d/1?depth=2');
  assert.equal(province_code, 1);
  assert.deepEqual(wards[0], {
    name: 'Phường Phúc Xá',
    code: 1,
    codename: 'phuong_phuc_xa',
    division_type: 'phường',
    district_code: 1,
  });
  assert.deepEqual(await readJson('/w/1'), wards[0]);
});

Deno.test('an island district without wards has an empty list of wards', async () => {
  for (const code of [318, 471, 498, 536, 755]) {
    const district = await readJson(`/d/${code}?depth=2`);
    assert.deepEqual(district.wards, [], district.name);
  }
});

Deno.test('every codename is ASCII snake case', async () => {
  for (const { code } of await readJson('/p/')) {
    const { districts } = await readJson(`/p/${code}?depth=3`);
    for (const district of districts) {
      for (const { name, codename } of [district, ...district.wards]) {
        assert.match(codename, /^[a-z0-9]+(_[a-z0-9]+)*$/, name);
      }
    }
  }
});

Deno.test('an unknown code is 404, an invalid code or depth 422, each with its detail', async () => {
  const cases: [path: string, status: number, detail: RegExp][] = [
    ['/p/3', 404, /^invalid-province-code$/],
    ['/p/999999?depth=2', 404, /^invalid-province-code$/],
    ['/d/999?depth=2', 404, /^invalid-district-code$/],
    ['/w/2', 404, /^invalid-ward-code$/],
    ['/p/abc', 422, /code/],
    ['/p/1.5', 422, /code/],
    ['/p/-1', 422, /code/],
    ['/p/1e1', 422, /code/],
    [`/p/${'9'.repeat(400)}`, 422, /code/],
    ['/d/%20', 422, /code/],
    ['/w/x', 422, /code/],
    ['/p/1?depth=0', 422, /depth.*1 to 3/],
    ['/p/1?depth=4', 422, /depth/],
    ['/p/1?depth=', 422, /depth/],
    ['/p/1?depth=two', 422, /depth/],
    ['/d/1?depth=3', 422, /depth.*1 to 2/],
  ];
  for (const [path, status, detail] of cases) {
    const reply = await request(path);
    assert.equal(reply.status, status, path);
    assert.equal(reply.headers.get('Cache-Control'), 'no-store');
    assert.match((await reply.json()).detail, detail, path);
  }
});

Deno.test('responses are cached for a day and then revalidated by ETag', async () => {
  for (const path of ['/p/', '/p/1?depth=2', '/d/1?depth=2', '/w/1']) {
    const { headers } = await request(path);
    assert.equal(headers.get('Cache-Control'), 'public, max-age=86400');
    assert.equal(headers.get('Content-Type'), 'application/json; charset=utf-8');
    const known = await app.request(`/api/provinces${path}`, {
      headers: { 'If-None-Match': headers.get('ETag') ?? '' },
    });
    assert.equal(known.status, 304, path);
  }
});
