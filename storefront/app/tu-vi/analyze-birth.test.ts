import { analyze } from '@thach-an/lunar';
import assert from 'node:assert/strict';
import { analyzeBirth } from './analyze-birth.ts';

const values = {
  name: 'An',
  birthYear: '1985',
  birthMonth: '2',
  birthDay: '10',
  birthHour: '8',
  gender: 'female',
} as const;

function service(reply: () => Response | Promise<Response>) {
  const requests: { url: string; body: unknown }[] = [];
  const send = ((url: string, init: RequestInit) => {
    requests.push({ url, body: JSON.parse(String(init.body)) });
    return Promise.resolve().then(reply);
  }) as typeof fetch;
  return { requests, send };
}

Deno.test('analyzeBirth() sends numbers and returns the analysis', async () => {
  const body = {
    name: 'An',
    birthYear: 1985,
    birthMonth: 2,
    birthDay: 10,
    birthHour: 8,
    gender: 'female',
  } as const;
  const analysis = analyze(body);
  const { requests, send } = service(() => Response.json({ success: true, data: analysis }));
  assert.deepEqual(await analyzeBirth('', values, send), { analysis });
  assert.deepEqual(requests, [{ url: '/analyze-user', body }]);
});

Deno.test('analyzeBirth() sends nothing while a field is invalid', async () => {
  const { requests, send } = service(() => Response.json({}));
  const cases: [
    change: Partial<Record<keyof typeof values, string>>,
    field: string,
    message: string,
  ][] = [
    [{ birthDay: '31' }, 'birthDay', 'Tháng 2 năm 1985 chỉ có 28 ngày.'],
    [{ birthYear: '85' }, 'birthYear', 'Năm sinh phải là một số hợp lệ từ 1900 đến 2100.'],
    [{ birthYear: '1e3' }, 'birthYear', 'Năm sinh phải là một số hợp lệ từ 1900 đến 2100.'],
    [{ name: '  ' }, 'name', 'Vui lòng điền đầy đủ tất cả các trường.'],
    [{ birthMonth: '' }, 'birthMonth', 'Vui lòng điền đầy đủ tất cả các trường.'],
  ];
  for (const [change, field, message] of cases) {
    const result = await analyzeBirth('', { ...values, ...change } as typeof values, send);
    assert.deepEqual(result, { errors: { [field]: message } });
  }
  assert.equal(requests.length, 0);
});

Deno.test('analyzeBirth() returns the service’s message, or a general one', async () => {
  const unknown = 'Lỗi không xác định từ server.';
  const cases: [reply: () => Response, error: string][] = [
    [
      () => Response.json({ success: false, error: 'Máy chủ bận.' }, { status: 503 }),
      'Máy chủ bận.',
    ],
    [() => Response.json({ success: false }, { status: 500 }), unknown],
    [() => Response.json(null), unknown],
    [() => Response.json([]), unknown],
    [() => Response.json({ success: true }), unknown],
    [() => Response.json({ success: true, data: { name: 'An', menh: {} } }), unknown],
  ];
  for (const [reply, error] of cases) {
    assert.deepEqual(await analyzeBirth('', values, service(reply).send), { error });
  }
});

Deno.test('analyzeBirth() returns an error while the service is unreachable', async () => {
  const failing = (error: unknown) => service(() => Promise.reject(error)).send;
  const slow = await analyzeBirth('', values, failing(new DOMException('', 'TimeoutError')));
  assert.deepEqual(slow, { error: 'Kết nối tới server quá lâu, vui lòng thử lại' });
  const down = await analyzeBirth('', values, failing(new TypeError('Failed to fetch')));
  assert.ok('error' in down && down.error.startsWith('Không kết nối được'));
  const proxy = service(() => new Response('<html>', { status: 502 }));
  const invalid = await analyzeBirth('', values, proxy.send);
  assert.deepEqual(invalid, { error: 'Lỗi không xác định từ server.' });
});
