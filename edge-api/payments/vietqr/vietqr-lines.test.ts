import assert from 'node:assert/strict';
import { runOptions } from '../../testing/run-options.ts';
import vectors from './testdata/vietqr-vectors.json' with { type: 'json' };
import { vietQrLines } from './vietqr-lines.ts';

const [{ payload }] = vectors as [typeof vectors[number]];
const transfer = '{"bin":"970415","account":"0011001932418","amount":120000,' +
  '"purpose":"ủng hộ lũ lụt"}';
const decoded = '{"bin":"970415","account":"0011001932418","amount":120000,' +
  '"purpose":"ung ho lu lut"}';

const program = new URL('print-vietqr.ts', import.meta.url).pathname;

/** Runs the command without permissions. */
async function run(input: BlobPart) {
  const child = new Deno.Command(Deno.execPath(), {
    args: [...runOptions, '--no-prompt', program],
    stdin: 'piped',
    stdout: 'piped',
    stderr: 'piped',
  }).spawn();
  const output = child.output();
  await new Blob([input]).stream().pipeTo(child.stdin);
  const { code, stdout, stderr } = await output;
  assert.deepEqual([code, new TextDecoder().decode(stderr)], [0, '']);
  return new TextDecoder().decode(stdout);
}

async function convert(...chunks: string[]) {
  return (await Array.fromAsync(vietQrLines(ReadableStream.from(chunks)))).join('');
}

Deno.test('vietQrLines() encodes and decodes, with any line end and any division', async () => {
  const expected = `${payload}\n${decoded}\n`;
  for (const end of ['\n', '\r\n']) {
    for (const last of ['', end]) {
      const text = `${transfer}${end}${payload}${last}`;
      assert.equal(await convert(text), expected);
      assert.equal(await convert(...text), expected);
    }
  }
  assert.equal(await convert(), '');
});

Deno.test('vietQrLines() gives one line for each invalid line and continues', async () => {
  const rejected: [line: string, error: RegExp][] = [
    ['', /^the line is empty$/],
    [' \t', /^the line is empty$/],
    ['{', /^the line is not JSON: "\{"$/],
    [`{"purpose":"${'x'.repeat(2 ** 21)}"}`, /^the line has over 1048576 characters$/],
    ['{}', /^bin is missing$/],
    ['{"bin":970415}', /^bin must be a string: current value is 970415$/],
    ['{"bin":"970415","account":null}', /^account must be a string: current value is null$/],
    [transfer.replace('120000', '"120000"'), /^amount must be a number: .*"120000"$/],
    [transfer.replace('120000', '1e999'), /^amount must be an integer /],
    [transfer.replace('"purpose"', '"Purpose"'), /^unknown key "Purpose"$/],
    ['{"__proto__":{"bin":"970415"}}', /^unknown key "__proto__"$/],
    ['{"constructor":1}', /^unknown key "constructor"$/],
    ['{"\\ud800":1}', /^unknown key "\\ud800"$/],
    ['{"bin":"\\ud800","account":"1"}', /^bin must be six digits: current value is "\\ud800"$/],
    [`{"bin":${'['.repeat(2e5)}${']'.repeat(2e5)}}`, /./],
    ['[]', /^the payload must have a tag /],
    ['null', /^the payload must have a tag /],
    [`${payload} `, /^the payload must have a tag /],
    [payload.slice(0, -1), /^field 63 of the payload must have 4 characters/],
  ];
  const text = rejected.map(([line]) => `${line}\n${payload}\n`).join('');
  const lines = (await convert(text)).split('\n');
  assert.equal(lines.length, 2 * rejected.length + 1);
  for (const [i, [, error]] of rejected.entries()) {
    const { error: actual, ...others } = JSON.parse(lines[2 * i]!);
    assert.match(actual, error);
    assert.deepEqual(others, {});
    assert.equal(lines[2 * i + 1], decoded);
  }
});

Deno.test('deno task vietqr converts lines without permissions, also bytes that are not UTF-8', async () => {
  const many = `${transfer}\n`.repeat(5_000);
  assert.equal(await run(many), `${payload}\n`.repeat(5_000));
  const broken = new Uint8Array([...new TextEncoder().encode(payload), 0xff, 0x0a]);
  assert.match(await run(broken), /^\{"error":"the payload must have a tag [^\n]*\}\n$/);
});

Deno.test('deno task vietqr ends quietly with the reader of its output', async () => {
  const command = [Deno.execPath(), ...runOptions, '--no-prompt', program].join(' ');
  const { code, stdout, stderr } = await new Deno.Command('bash', {
    args: ['-c', `yes '{}' | ${command} | head -1; exit \${PIPESTATUS[1]}`],
  }).output();
  const outputs = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes));
  assert.deepEqual([code, ...outputs], [0, '{"error":"bin is missing"}\n', '']);
});
