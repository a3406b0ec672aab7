import assert from 'node:assert/strict';
import { parserOf } from './arguments.ts';

Deno.test('parserOf() creates the parser of an argument or an option', () => {
  const parse = parserOf((text) => ({ yes: true, no: false })[text], 'yes or no');
  assert.equal(parse('no'), false);
  assert.throws(() => parse('maybe'), { message: 'It must be yes or no.' });
});
