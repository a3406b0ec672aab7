import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import colourPairs from './colour-pairs.json' with { type: 'json' };
import colourTokens from './colour-tokens.json' with { type: 'json' };
import { contrast } from './contrast.ts';
import { readThemes } from './theme-tokens.ts';

const themes = readThemes(readFileSync(new URL('../theme.css', import.meta.url), 'utf8'));

test('every colour has a value in the light and in the dark theme', () => {
  const names = Object.keys(themes.light).toSorted();
  assert.deepEqual(Object.keys(themes.dark).toSorted(), names);
  assert.deepEqual([...colourTokens.map(({ name }) => name), 'veil'].toSorted(), names);
});

for (const [theme, colours] of Object.entries(themes)) {
  const measure = (first: string, second: string) =>
    contrast(colours[first] ?? '', colours[second] ?? '');

  test(`${theme}: every colour has the contrast that its purpose needs`, () => {
    for (const { name, least = 1 } of colourTokens) {
      for (const background of ['paper', 'surface']) {
        const measured = measure(name, background);
        assert.ok(measured >= least, `${name} on ${background}: ${measured.toFixed(2)} < ${least}`);
      }
    }
  });

  test(`${theme}: the texts of buttons, marks and the footer are readable`, () => {
    for (const { text, background } of colourPairs) {
      const measured = measure(text, background);
      assert.ok(measured >= 4.5, `${text} on ${background}: ${measured.toFixed(2)}`);
    }
  });

  test(`${theme}: an element's name is readable on its tint of 8 %`, () => {
    for (const element of ['kim', 'moc', 'thuy', 'hoa', 'tho']) {
      const [tint, surface] = [colours[element] ?? '', colours.surface ?? ''];
      const mixed = `#${
        [1, 3, 5].map((start) => {
          const channel = (colour: string) => Number.parseInt(colour.slice(start, start + 2), 16);
          const value = Math.round(channel(tint) * 0.08 + channel(surface) * 0.92);
          return value.toString(16).padStart(2, '0');
        }).join('')
      }`;
      const measured = contrast(tint, mixed);
      assert.ok(measured >= 4.5, `${element}: ${measured.toFixed(2)}`);
    }
  });
}
