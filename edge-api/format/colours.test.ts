import assert from 'node:assert/strict';
import { colours, darkColours } from './colours.ts';

Deno.test('colours equals the values of ui/theme.css', async () => {
  const theme = await Deno.readTextFile(new URL('../../ui/theme.css', import.meta.url));
  for (const [name, value] of Object.entries(colours)) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const inTheme = theme.match(new RegExp(`--color-${property}: (#\\w+);`))?.[1];
    assert.equal(value, inTheme, name);
  }
});

Deno.test('darkColours equals the values of the dark theme', async () => {
  const theme = await Deno.readTextFile(new URL('../../ui/theme.css', import.meta.url));
  const dark = theme.slice(theme.indexOf('color-scheme: dark;'));
  for (const [name, value] of Object.entries(darkColours)) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    assert.equal(dark.match(new RegExp(`--color-${property}: (#\\w+);`))?.[1], value, name);
  }
});
