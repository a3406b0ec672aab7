import assert from 'node:assert/strict';
import fc from 'fast-check';
import { almanac, almanacFields, type ChosenDay, explain, type Festival } from '../mod.ts';

const day = { year: 2026, month: 11, day: 24 };

Deno.test('explain() describes every property of a day in both languages', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1900, max: 2100 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      (year, month, day) => {
        const record = almanac({ year, month, day });
        for (const field of almanacFields) {
          const { name, value, rule, source, school, others } = explain(record, field);
          const texts = [name, value, rule, ...others.map((other) => other.value)];
          for (const text of texts.flatMap(({ vi, en }) => [vi, en])) {
            assert.ok(text && !text.includes('undefined'), `${field}: ${text}`);
          }
          assert.ok(source.length > 5);
          assert.equal(school === null, others.length === 0);
        }
      },
    ),
    { numRuns: 20 },
  );
});

Deno.test('explain() returns the school in force and the value of the other one', () => {
  for (const calendar of ['vietnam', 'utc+8'] as const) {
    const record = almanac(day, { school: 'china', calendar });
    const { value, school, source, others } = explain(record, 'taiThan');
    assert.equal(value.vi, 'Nam');
    assert.equal(school?.en, 'of Chinese almanacs');
    assert.match(source, /cnlunar/);
    assert.deepEqual(others.map((other) => [other.school.en, other.value.en]), [
      ['of Vietnamese calendars', 'west'],
    ]);
  }
});

Deno.test('explain() shows the spirit of both month bases', () => {
  // In the week before Lập xuân the lunar month of 2024-01-30 is 12 and the solar month Sửu; a
  // month later they differ.
  const { value, others } = explain(almanac({ year: 2026, month: 3, day: 1 }), 'spirit');
  const bySolarTerm = almanac({ year: 2026, month: 3, day: 1 }, { monthBasis: 'solar-term' });
  assert.equal(others[0]!.value.vi, explain(bySolarTerm, 'spirit').value.vi);
  assert.equal(explain(bySolarTerm, 'spirit').others[0]!.value.vi, value.vi);
});

Deno.test('explain() returns both tables of Phúc thần', () => {
  const { value, others } = explain(almanac(day), 'phucThan');
  assert.deepEqual([value.vi, others[0]!.value.vi], ['Tây Bắc', 'Đông Nam']);
});

Deno.test('the types forbid changes of texts and directions that all results share', () => {
  const change = ({ name }: Festival, { directions }: ChosenDay) => {
    // @ts-expect-error All festivals of this name share the text.
    name.vi = '';
    // @ts-expect-error All days of this occasion share the list.
    directions.pop();
  };
  assert.equal(typeof change, 'function');
});
