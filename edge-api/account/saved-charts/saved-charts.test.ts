import assert from 'node:assert/strict';
import { savedCharts } from '../../db/schema/account-tables.ts';
import { sampleChart } from '../../testing/sample-chart.ts';
import { an, openAccountShop } from '../testing/open-account-shop.ts';
import { saveChart } from './saved-charts.ts';

const { birth, details } = sampleChart;
const named = (name: string) => ({ ...sampleChart, birth: { ...birth, name }, consent: true });

async function openWithAn() {
  const test = await openAccountShop();
  const { id, token } = await test.open(an.email);
  const call = (method: string, path: string, body?: unknown, as = token) =>
    test.request(method, `user/account/charts${path}`, { body, as });
  const list = async (
    as = token,
  ): Promise<{ id: string; birth: typeof birth; greets: boolean }[]> =>
    (await call('GET', '', undefined, as)).body.charts;
  const save = async (name: string): Promise<string> =>
    (await call('POST', '', named(name))).body.chart.id;
  return { ...test, id, token, call, list, save };
}

Deno.test('charts are saved with consent, listed by time, and deleted', async () => {
  await using test = await openWithAn();
  const { status, body } = await test.call('POST', '', { birth, details, consent: true });
  assert.deepEqual([status, body], [200, {
    success: true,
    chart: {
      ...sampleChart,
      id: body.chart.id,
      greets: false,
      consentedAt: new Date(test.clock()).toISOString(),
    },
  }]);
  test.advance(1);
  await test.save('Mẹ');
  const names = async () => (await test.list()).map(({ birth }) => birth.name);
  assert.deepEqual(await names(), ['Mẹ', birth.name]);
  assert.equal((await test.call('DELETE', `/${body.chart.id}`)).status, 200);
  assert.deepEqual(await names(), ['Mẹ']);
  assert.equal((await test.call('DELETE', `/${body.chart.id}`)).status, 404);
});

Deno.test('a chart is not saved without consent or with an invalid birth', async () => {
  await using test = await openWithAn();
  const cases: [body: unknown, status: number, path: string][] = [
    [{ birth, details }, 422, 'consent'],
    [{ birth, details, consent: false }, 422, 'consent'],
    [{ birth, details, consent: 'true' }, 422, 'consent'],
    [{ birth: { ...birth, birthDay: 30 }, consent: true }, 422, 'birth.birthDay'],
    [{ birth: { ...birth, name: ' ' }, consent: true }, 422, 'birth.name'],
    [{ birth: { ...birth, name: 'a\u0000b' }, consent: true }, 422, 'birth.name'],
    [{ birth: { ...birth, name: 'x'.repeat(101) }, consent: true }, 422, 'birth.name'],
    [{ birth, details: { time: '24:00' }, consent: true }, 422, 'details.time'],
    [{ birth, details: { place: 'moon' }, consent: true }, 422, 'details.place'],
    [{ birth, details: { utcOffset: '15' }, consent: true }, 422, 'details.utcOffset'],
    [{ birth, details: { longitude: '180,5' }, consent: true }, 422, 'details.longitude'],
    [{ birth, details: { solarTime: 1 }, consent: true }, 422, 'details.solarTime'],
    [{ consent: true }, 422, 'birth'],
    [[], 422, ''],
    [null, 422, ''],
  ];
  for (const [body, status, path] of cases) {
    const reply = await test.call('POST', '', body);
    assert.deepEqual([reply.status, reply.body.issues[0].path], [status, path]);
  }
  assert.equal(await test.database.read.$count(savedCharts), 0);
});

Deno.test('only the fields of the form are stored', async () => {
  await using test = await openWithAn();
  const body = {
    birth: { ...birth, phone: '1' },
    details: { ...details, x: 1 },
    consent: true,
    y: 2,
  };
  assert.equal((await test.call('POST', '', body)).status, 200);
  const [row] = await test.database.read.select().from(savedCharts);
  assert.deepEqual(Object.keys(JSON.parse(row!.birth)), [
    'birthYear',
    'birthMonth',
    'birthDay',
    'birthHour',
    'gender',
    'details',
  ]);
  assert.deepEqual(Object.keys(JSON.parse(row!.birth).details), Object.keys(details));
});

Deno.test('a chart is saved once, also by concurrent requests', async () => {
  await using test = await openWithAn();
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => test.call('POST', '', named('An'))),
  );
  assert.equal(new Set(replies.map(({ body }) => body.chart.id)).size, 1);
  assert.equal((await test.list()).length, 1);
});

Deno.test('an account has at most twelve charts, also with concurrent requests', async () => {
  await using test = await openWithAn();
  const replies = await Promise.all(
    Array.from({ length: 15 }, (_, n) => test.call('POST', '', named(`Người ${n}`))),
  );
  const refused = replies.filter(({ status }) => status !== 200);
  assert.equal(refused.length, 3);
  for (const { status, body } of refused) {
    assert.deepEqual([status, body.code], [409, 'CHART_LIMIT']);
  }
  assert.equal((await test.list()).length, 12);
});

Deno.test('one chart at most greets on the home page, without its birth', async () => {
  await using test = await openWithAn();
  const greeting = async () => (await test.call('GET', '/greeting')).body;
  assert.deepEqual(await greeting(), { success: true, greeting: null });
  const [own, mother] = [await test.save('An'), await test.save('Mẹ')];
  assert.equal((await test.call('PUT', `/${own}`, { greets: true })).status, 200);
  assert.equal((await test.call('PUT', `/${mother}`, { greets: true })).status, 200);
  assert.deepEqual((await greeting()).greeting, { name: 'Mẹ', menh: 'Kim', weakest: 'Thủy' });
  const greets = async () =>
    (await test.list()).filter(({ greets }) => greets).map(({ birth }) => birth.name);
  assert.deepEqual(await greets(), ['Mẹ']);
  // Switching another chart off changes nothing.
  assert.equal((await test.call('PUT', `/${own}`, { greets: false })).status, 200);
  assert.deepEqual(await greets(), ['Mẹ']);
  const both = [own, mother].map((id) => test.call('PUT', `/${id}`, { greets: true }));
  assert.deepEqual((await Promise.all(both)).map(({ status }) => status), [200, 200]);
  assert.equal((await greets()).length, 1);
  await test.call('DELETE', `/${mother}`);
  await test.call('DELETE', `/${own}`);
  assert.equal((await greeting()).greeting, null);
});

Deno.test('the chart of another user can be neither read, chosen nor deleted', async () => {
  await using test = await openWithAn();
  const id = await test.save('An');
  const binh = await test.open('binh@example.com');
  const own = (await test.call('POST', '', named('Bình'), binh.token)).body.chart.id;
  await test.call('PUT', `/${own}`, { greets: true }, binh.token);
  assert.equal((await test.call('PUT', `/${id}`, { greets: true }, binh.token)).status, 404);
  assert.equal((await test.call('DELETE', `/${id}`, undefined, binh.token)).status, 404);
  const [chart, ...others] = await test.list(binh.token);
  assert.deepEqual([chart?.id, chart?.greets, others], [own, true, []]);
  assert.equal((await test.list()).length, 1);
});

Deno.test('an invalid id is answered like an unknown one', async () => {
  await using test = await openWithAn();
  for (const id of ['x', `${'0'.repeat(36)}x`, '%00', "' or 1=1 --", 'greeting']) {
    const path = `/${encodeURIComponent(id)}`;
    assert.equal((await test.call('PUT', path, { greets: true })).status, 404);
    assert.equal((await test.call('DELETE', path)).status, 404);
  }
  const unknown = `/${crypto.randomUUID()}`;
  assert.equal((await test.call('PUT', unknown, { greets: true })).status, 404);
  assert.equal((await test.call('PUT', unknown, { greets: 'yes' })).status, 422);
});

Deno.test('saveChart() saves nothing for an unknown user', async () => {
  await using test = await openWithAn();
  assert.equal(await saveChart(test.database, 'nobody', sampleChart, 1), undefined);
  assert.equal(await test.database.read.$count(savedCharts), 0);
});

Deno.test('changes of charts are limited per account', async () => {
  await using test = await openWithAn();
  for (let attempt = 0; attempt < 60; attempt += 1) {
    assert.equal((await test.call('POST', '', named('An'))).status, 200);
  }
  assert.equal((await test.call('POST', '', named('An'))).status, 429);
});

Deno.test('neither log nor mails contain the birth', async () => {
  await using test = await openWithAn();
  await test.save('Trịnh Thị Mơ');
  await test.call('POST', '', { birth: { ...birth, birthYear: 1800 }, consent: true });
  await test.call('GET', '/greeting');
  const mails = JSON.stringify(await test.mailsOfKind('verify-email'));
  for (const text of [...test.lines, mails]) {
    assert.doesNotMatch(text, /Trịnh|1985|1800|08:30|birth/);
  }
});
