import assert from 'node:assert/strict';
import { elements } from './elements.ts';
import { suits } from './suits.ts';

Deno.test('each element of a stone suits a person of it and of the element that it generates', () => {
  const suited = Object.fromEntries(
    elements.map((
      element,
    ) => [element, elements.filter((menh) => suits({ elements: [element] }, menh))]),
  );
  assert.deepEqual(suited, {
    Kim: ['Kim', 'Thủy'],
    Thủy: ['Mộc', 'Thủy'],
    Mộc: ['Mộc', 'Hỏa'],
    Hỏa: ['Hỏa', 'Thổ'],
    Thổ: ['Kim', 'Thổ'],
  });
});

Deno.test('a stone of all elements suits everyone, one without elements nobody', () => {
  assert.ok(elements.every((menh) => suits({ elements: [...elements] }, menh)));
  assert.ok(elements.every((menh) => !suits({}, menh) && !suits({ elements: [] }, menh)));
});
