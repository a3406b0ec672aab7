import assert from 'node:assert/strict';
import { z } from '../contract/zod.ts';
import { schemaSentence } from './schema-sentences.ts';

const sentencesOf = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: schemaSentence }).error?.issues.map(({ message }) => message);

Deno.test('a problem without a sentence of its schema has a Vietnamese one', () => {
  const cases: [z.ZodType, unknown, string][] = [
    [z.string(), undefined, 'Vui lòng điền mục này.'],
    [z.string().min(1), '', 'Vui lòng điền mục này.'],
    [z.string().min(12), 'a', 'Ít nhất 12 ký tự.'],
    [z.string().max(1), 'ab', 'Nhiều nhất 1 ký tự.'],
    [z.string(), 7, 'Giá trị không đúng kiểu.'],
    [z.int(), '350k', 'Nhập bằng chữ số, ví dụ 10 hoặc 350.000.'],
    [z.int(), 1.5, 'Nhập bằng chữ số, ví dụ 10 hoặc 350.000.'],
    [z.int().positive(), 0, 'Phải lớn hơn 0.'],
    [z.int().min(1), 0, 'Ít nhất là 1.'],
    [z.int().max(1_000_000), 99_999_999, 'Nhiều nhất là 1.000.000.'],
    [z.int().max(100), 101, 'Nhiều nhất là 100.'],
    [z.array(z.int()).max(1), [1, 2], 'Nhiều nhất 1 mục.'],
    [z.enum(['a', 'b']), 'c', 'Phải là một trong các giá trị: a, b.'],
    [z.strictObject({}), { x: 1 }, 'Không có mục: x.'],
    [z.string().regex(/^a$/), 'b', 'Giá trị không hợp lệ.'],
  ];
  for (const [schema, input, sentence] of cases) {
    assert.deepEqual(sentencesOf(schema, input), [sentence]);
  }
});

Deno.test('the sentence of a schema is kept', () => {
  assert.deepEqual(sentencesOf(z.string('Vui lòng nhập họ.'), undefined), ['Vui lòng nhập họ.']);
});

Deno.test('schemaSentence() returns the sentence of a problem for which a schema has none of its own', () => {
  const { error } = z.int().max(100).safeParse(101, { error: schemaSentence });
  assert.equal(error?.issues[0]?.message, 'Nhiều nhất là 100.');
});
