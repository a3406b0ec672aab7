import assert from 'node:assert/strict';
import { runCommand } from '../testing/run-command.ts';

Deno.test('the commands refuse the name of a file, which they would not read', async () => {
  for (const file of ['main.ts', 'print-almanac.ts', 'print-anniversaries.ts']) {
    const { code, stdout, stderr } = await runCommand(file, '', 'input.csv');
    assert.deepEqual([code, stdout], [1, '']);
    assert.equal(stderr, 'Unexpected argument input.csv: write < before the name of a file\n');
  }
});
