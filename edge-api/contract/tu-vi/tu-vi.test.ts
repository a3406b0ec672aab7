import assert from 'node:assert/strict';
import fc from 'fast-check';
import { tuViRequestSchema } from './tu-vi.ts';

const good = {
  name: 'Nguyễn An',
  birthYear: 1985,
  birthMonth: 2,
  birthDay: 10,
  birthHour: 8,
  gender: 'female',
};

function complaint(change: Record<string, unknown>): [path: string, message: string] | undefined {
  const issue = tuViRequestSchema.safeParse({ ...good, ...change }).error?.issues[0];
  return issue && [issue.path.join('.'), issue.message];
}

Deno.test('tuViRequestSchema takes a good request and trims the name', () => {
  assert.equal(complaint({}), undefined);
  assert.equal(tuViRequestSchema.parse({ ...good, name: '  An ' }).name, 'An');
});

Deno.test('tuViRequestSchema asks for what is absent', () => {
  for (const field of Object.keys(good)) {
    for (const value of [undefined, null, '']) {
      assert.deepEqual(complaint({ [field]: value }), [
        field,
        'Vui lòng điền đầy đủ tất cả các trường.',
      ]);
    }
  }
  assert.equal(complaint({ name: ' \t ' })?.[1], 'Vui lòng điền đầy đủ tất cả các trường.');
});

Deno.test('tuViRequestSchema names what is wrong', () => {
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
    ['name', ['x'.repeat(101)], 'Họ tên chỉ được dài tối đa 100 ký tự.'],
  ];
  for (const [field, values, message] of cases) {
    for (const value of values) {
      assert.deepEqual(complaint({ [field]: value }), [field, message], `${field}: ${value}`);
    }
  }
});

Deno.test('tuViRequestSchema knows how long each month is', () => {
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
    assert.equal(complaint({ birthYear, birthMonth, birthDay: days }), undefined);
    if (days === 31) continue;
    assert.deepEqual(complaint({ birthYear, birthMonth, birthDay: days + 1 }), [
      'birthDay',
      `Tháng ${birthMonth} năm ${birthYear} chỉ có ${days} ngày.`,
    ]);
  }
});

Deno.test('tuViRequestSchema has a Vietnamese sentence for anything at all', () => {
  fc.assert(fc.property(fc.anything(), (value) => {
    for (const issue of tuViRequestSchema.safeParse(value).error?.issues ?? []) {
      assert.match(issue.message, /^\p{Lu}.*\.$/u);
      assert.doesNotMatch(issue.message, /[Ii]nvalid|expected/);
    }
  }));
});
