import assert from 'node:assert/strict';
import { analyze } from '@thach-an/lunar';
import { tuViRoutes } from './routes.ts';

const service = tuViRoutes(() => {});
const birth = {
  name: 'Nguyễn An',
  birthYear: 1985,
  birthMonth: 2,
  birthDay: 10,
  birthHour: 8,
  gender: 'female',
} as const;

function post(
  body: unknown,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
) {
  return service.request('/analyze-user', {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

Deno.test('POST /analyze-user returns the analysis', async () => {
  const reply = await post(birth);
  assert.equal(reply.status, 200);
  assert.equal(reply.headers.get('Cache-Control'), 'no-store');
  const body = await reply.json();
  assert.deepEqual(body, { success: true, data: JSON.parse(JSON.stringify(analyze(birth))) });
  assert.equal(body.data.lunarDate, '21 tháng 1 năm Ất Sửu');
});

Deno.test('POST /analyze-user assigns each hour to its traditional double hour', async () => {
  const hour = async (birthHour: number) =>
    (await (await post({ ...birth, birthHour })).json()).data.tuTru.gio.chi;
  const hours = await Promise.all([0, 1, 2, 3, 11, 12, 22, 23].map(hour));
  assert.deepEqual(hours, ['Tý', 'Sửu', 'Sửu', 'Dần', 'Ngọ', 'Ngọ', 'Hợi', 'Tý']);
});

Deno.test('POST /analyze-user describes an invalid request in message and error', async () => {
  const cases: [body: unknown, status: number, sentence: string][] = [
    [{ ...birth, birthDay: 30 }, 422, 'Tháng 2 năm 1985 chỉ có 28 ngày.'],
    [{ ...birth, birthYear: 1899 }, 422, 'Năm sinh phải là một số hợp lệ từ 1900 đến 2100.'],
    [{ ...birth, name: ' ' }, 422, 'Vui lòng điền đầy đủ tất cả các trường.'],
    [{}, 422, 'Vui lòng điền đầy đủ tất cả các trường.'],
    [[], 422, 'Vui lòng điền đầy đủ tất cả các trường.'],
    ['null', 422, 'Vui lòng điền đầy đủ tất cả các trường.'],
    ['{"name":', 400, 'Không đọc được dữ liệu gửi lên.'],
    ['', 400, 'Không đọc được dữ liệu gửi lên.'],
    ['['.repeat(30_000), 400, 'Không đọc được dữ liệu gửi lên.'],
    [{ ...birth, name: 'x'.repeat(70_000) }, 413, 'Dữ liệu gửi lên quá lớn.'],
  ];
  for (const [body, status, sentence] of cases) {
    const reply = await post(body);
    const answer = await reply.json();
    assert.equal(reply.status, status, sentence);
    assert.equal(answer.success, false);
    assert.equal(answer.error, sentence);
    assert.equal(answer.message, sentence);
  }
});

Deno.test('POST /analyze-user rejects a missing or unsupported content type with 415', async () => {
  for (const type of [undefined, 'text/plain', 'multipart/form-data', 'application/jsonp', 'x']) {
    const reply = await post(birth, type ? { 'Content-Type': type } : {});
    assert.equal(reply.status, 415, `for ${type}`);
  }
  for (
    const type of ['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/ld+json']
  ) {
    assert.equal((await post(birth, { 'Content-Type': type })).status, 200, type);
  }
});

Deno.test('/analyze-user rejects other methods with 405', async () => {
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const reply = await service.request('/analyze-user', { method });
    assert.equal(reply.status, 405);
    assert.equal(reply.headers.get('Allow'), 'POST');
  }
});
