import assert from 'node:assert/strict';
import type { ApiResult } from '../api/call-api.ts';
import { toSubmitResult } from './submit-result.ts';

const refusal = (fields: Partial<Extract<ApiResult<unknown>, { kind: 'refused' }>>) => ({
  kind: 'refused' as const,
  status: 422,
  code: 'BROKEN_RULE',
  message: 'Dữ liệu không hợp lệ.',
  issues: [],
  reply: {},
  ...fields,
});

Deno.test('toSubmitResult() is empty after a success', () => {
  assert.deepEqual(toSubmitResult({ kind: 'done', data: { success: true } as never }), {});
});

Deno.test('toSubmitResult() shows the first issue of each known field', () => {
  const issues = [
    { path: 'email', message: 'Email chưa đúng.' },
    { path: 'email', message: 'Một lỗi nữa.' },
    { path: 'other', message: 'Không có ô này.' },
  ];
  assert.deepEqual(toSubmitResult(refusal({ issues }), ['email', 'password']), {
    errors: { email: 'Email chưa đúng.' },
  });
  assert.deepEqual(toSubmitResult(refusal({ issues }), ['password']), {
    error: 'Dữ liệu không hợp lệ.',
  });
});

Deno.test('toSubmitResult() reports a wrong password on its field', () => {
  const wrong = refusal({ status: 401, code: 'WRONG_PASSWORD', message: 'Không đúng.' });
  assert.deepEqual(toSubmitResult(wrong, ['password'], 'password'), {
    errors: { password: 'Không đúng.' },
  });
  assert.deepEqual(toSubmitResult(wrong), { error: 'Không đúng.' });
});

Deno.test('toSubmitResult() has a general message if the API has sent none', () => {
  const error = 'Có lỗi xảy ra, vui lòng thử lại';
  assert.deepEqual(toSubmitResult({ kind: 'unreachable', timedOut: true }), { error });
  assert.deepEqual(toSubmitResult(refusal({ status: 502, code: '', message: '' })), { error });
});
