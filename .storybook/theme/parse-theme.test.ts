import assert from 'node:assert/strict';
import { parseTheme } from './parse-theme.ts';

Deno.test('parseTheme() reads every token of ui/theme.css', async () => {
  const css = await Deno.readTextFile(new URL('../../ui/theme.css', import.meta.url));
  const tokens = new Map(parseTheme(css).map(({ name, value }) => [name, value]));
  assert.match(tokens.get('--color-jade') ?? '', /^#[0-9a-f]{6}$/);
  assert.equal(tokens.get('--text-base--line-height'), '1.6');
  assert.match(tokens.get('--font-serif') ?? '', /^'Ngoc', /);
  assert.equal([...tokens].some(([name, value]) => name.includes('*') || value === ''), false);
});

Deno.test('parseTheme() skips comments and options of the block', () => {
  const css = '@theme static {\n  /* --color-old: #fff; */\n  --color-ink: #221c18;\n}';
  assert.deepEqual(parseTheme(css), [{ name: '--color-ink', value: '#221c18' }]);
});

Deno.test('parseTheme() rejects a style sheet without tokens', () => {
  assert.throws(() => parseTheme('html { color: red; }'), SyntaxError);
});
