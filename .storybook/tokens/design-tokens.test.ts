import assert from 'node:assert/strict';
import { parseTheme } from '../theme/parse-theme.ts';
import { toDesignTokens } from './design-tokens.ts';
import { editToken, noEdits } from './token-edits.ts';

const theme = await Deno.readTextFile(new URL('../../ui/theme.css', import.meta.url));
const edits = editToken(noEdits, 'light', '--color-jade', '#0b6b57', '#0e5a4a');

Deno.test('toDesignTokens() writes each type of value in the notation of the format', () => {
  const file = JSON.parse(toDesignTokens(
    [
      { name: '--color-veil', value: '#221c1899', dark: '#080604b3' },
      { name: '--radius-card', value: '12px' },
      { name: '--text-sm--line-height', value: '1.6' },
      { name: '--font-sans', value: "'Be Vietnam Pro', Arial" },
      { name: '--ease-out', value: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      { name: '--default-transition-duration', value: '200ms' },
      { name: '--spacing', value: '4px' },
      { name: '--animate-spin', value: 'spin 1s linear infinite' },
    ],
    'light',
    noEdits,
  ));
  assert.deepEqual(file, {
    color: {
      veil: {
        $type: 'color',
        $value: {
          colorSpace: 'srgb',
          components: [0.1333, 0.1098, 0.0941],
          alpha: 0.6,
          hex: '#221c18',
        },
      },
    },
    radius: { card: { $type: 'dimension', $value: { value: 12, unit: 'px' } } },
    text: { 'sm--line-height': { $type: 'number', $value: 1.6 } },
    font: { sans: { $type: 'fontFamily', $value: ['Be Vietnam Pro', 'Arial'] } },
    ease: { out: { $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] } },
    default: { 'transition-duration': { $type: 'duration', $value: { value: 200, unit: 'ms' } } },
    spacing: { base: { $type: 'dimension', $value: { value: 4, unit: 'px' } } },
  });
});

Deno.test('toDesignTokens() has the changes of the editor, and the values of the dark theme', () => {
  const hex = (name: 'light' | 'dark') =>
    JSON.parse(toDesignTokens(parseTheme(theme), name, edits)).color.jade.$value.hex;
  assert.deepEqual([hex('light'), hex('dark')], ['#0b6b57', '#57bfa3']);
});
