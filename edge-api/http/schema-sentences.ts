import type { z } from '../contract/zod.ts';

/** Returns the sentence of a problem for which a schema has none of its own. */
export const schemaSentence: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'Vui lòng điền mục này.';
      return issue.expected === 'number' || issue.expected === 'int'
        ? 'Nhập bằng chữ số, ví dụ 10 hoặc 350.000.'
        : 'Giá trị không đúng kiểu.';
    case 'too_small':
      if (issue.minimum === 0 && !issue.inclusive) return 'Phải lớn hơn 0.';
      return boundary(issue.origin, Number(issue.minimum), 'Ít nhất');
    case 'too_big':
      return boundary(issue.origin, Number(issue.maximum), 'Nhiều nhất');
    case 'invalid_value':
      return `Phải là một trong các giá trị: ${issue.values.join(', ')}.`;
    case 'unrecognized_keys':
      return `Không có mục: ${issue.keys.join(', ')}.`;
    default:
      if (issue.input === '') return 'Vui lòng điền mục này.';
      return 'Giá trị không hợp lệ.';
  }
};

function boundary(origin: string, limit: number, words: string): string {
  if (origin === 'string') {
    return limit === 1 && words === 'Ít nhất'
      ? 'Vui lòng điền mục này.'
      : `${words} ${limit} ký tự.`;
  }
  return origin === 'array'
    ? `${words} ${limit} mục.`
    : `${words} là ${limit.toLocaleString('vi')}.`;
}
