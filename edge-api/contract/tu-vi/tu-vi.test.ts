import assert from 'node:assert/strict';
import fc from 'fast-check';
import { tuViRequestSchema } from './tu-vi.ts';

const valid = {
  name: 'Nguyễn An',
  birthYear: 1985,
  birthMonth: 2,
  birthDay: 10,
  birthHour: 8,
  gender: 'female',
};

function firstIssue(change: Record<string, unknown>): [path: string, message: string] | undefined {
  const issue = tuViRequestSchema.safeParse({ ...valid, ...change }).error?.issues[0];
  return issue && [issue.path.join('.'), issue.message];
}

Deno.test('tuViRequestSchema accepts a valid request and trims the name', () => {
  assert.equal(firstIssue({}), undefined);
  assert.equal(tuViRequestSchema.parse({ ...valid, name: '  An ' }).name, 'An');
});

Deno.test('tuViRequestSchema reports each absent field as required', () => {
  for (const field of Object.keys(valid)) {
    for (const value of [undefined, null, '']) {
      assert.deepEqual(firstIssue({ [field]: value }), [
        field,
        'Vui lòng điền đầy đủ tất cả các trường.',
      ]);
    }
  }
  assert.equal(firstIssue({ name: ' \t ' })?.[1], 'Vui lòng điền đầy đủ tất cả các trường.');
});

Deno.test('tuViRequestSchema reports each invalid field', () => {
  const cases: [field: string, values: unknown[], message: string][] = [
    [
      'birthYear',
      [1899, 2101, 1985.5, '1985', NaN, Infinity, {}],
      'Năm sinh phải là một số hợp lệ từ 1900 đến 2100.',
    ],
    ['birthMonth', [0, 13, 1.5, '2'], 'Tháng sinh phải là một số từ 1 đến 12.'],
    ['birthDay', [0, 32, -1, '10', true], 'Ngày sinh phải là một số từ 1 đến 31.'],
    ['birthHour', [-1, 24, 8.5, '8'], 'Giờ sinh phải là một số từ 0 đến 23.'],
    ['gender', ['x', 1], 'Giới tính phải là Nam hoặc Nữ.'],
    ['name', ['x'.repeat(101)], 'Họ tên không được dài quá 100 ký tự.'],
  ];
  for (const [field, values, message] of cases) {
    for (const value of values) {
      assert.deepEqual(firstIssue({ [field]: value }), [field, message], `${field}: ${value}`);
    }
  }
});

Deno.test('tuViRequestSchema checks the length of each month', () => {
  const cases: [year: number, month: number, days: number][] = [
    [1900, 2, 28],
    [2000, 2, 29],
    [2024, 2, 29],
    [2023, 2, 28],
    [2100, 2, 28],
    [1985, 4, 30],
    [1985, 12, 31],
  ];
  for (const [birthYear, birthMonth, days] of cases) {
    assert.equal(firstIssue({ birthYear, birthMonth, birthDay: days }), undefined);
    if (days === 31) continue;
    assert.deepEqual(firstIssue({ birthYear, birthMonth, birthDay: days + 1 }), [
      'birthDay',
      `Tháng ${birthMonth} năm ${birthYear} chỉ có ${days} ngày.`,
    ]);
  }
});

Deno.test('tuViRequestSchema has a Vietnamese message for any value', () => {
  fc.assert(fc.property(fc.anything(), (value) => {
    for (const issue of tuViRequestSchema.safeParse(value).error?.issues ?? []) {
      assert.match(issue.message, /^\p{Lu}.*\.$/u);
      assert.doesNotMatch(issue.message, /[Ii]nvalid|expected/);
    }
  }));
});
