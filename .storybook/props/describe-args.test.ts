import assert from 'node:assert/strict';
import { describeArgs } from './describe-args.ts';

Deno.test('describeArgs() describes the args of a story that are no props of its component', () => {
  const size = {
    description: 'Height.',
    required: false,
    tsType: { name: 'union', raw: "'s' | 'm'" },
  };
  const component = { __docgenInfo: { displayName: 'Button', description: '', props: { size } } };
  const argTypes = { size: { name: 'size', description: 'Height.' } };
  const described = describeArgs({ argTypes, initialArgs: { children: 'Mua' }, component });
  assert.equal(described.size?.description, 'Height.');
  assert.equal(described.size?.table?.type?.summary, "'s' | 'm'");
  assert.equal(described.children?.description, 'Passed on to the element.');
});
