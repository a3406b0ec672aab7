import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laSoSamples } from '../la-so-board/la-so.sample.ts';
import { type LaSoPalette, laSoSvg } from './la-so-svg.ts';

const palette: LaSoPalette = {
  surface: 'white',
  paper: 'white',
  line: 'grey',
  ink: 'black',
  soft: 'grey',
  jade: 'green',
  elements: { Kim: 'grey', Mộc: 'green', Thủy: 'blue', Hỏa: 'red', Thổ: 'brown' },
};
const person = { name: 'An', solarDate: '10/02/1985' };

test('laSoSvg() contains all stars of the chart', () => {
  const svg = laSoSvg(laSoSamples.crowded.chart, person, palette);
  for (const { name, mainStars, minorStars, trangSinh } of laSoSamples.crowded.chart.palaces) {
    assert.ok(svg.includes(name.toUpperCase()), name);
    assert.ok(svg.includes(`>${trangSinh}<`), trangSinh);
    for (const star of mainStars) assert.ok(svg.includes(`>${star.name}`), star.name);
    for (const star of minorStars) assert.ok(svg.includes(`>${star.name}<`), star.name);
  }
});

test('laSoSvg() keeps the minor stars above the foot of their palace', () => {
  const svg = laSoSvg(laSoSamples.crowded.chart, person, palette);
  const rows = [...svg.matchAll(/y="(\d+)" font-size="14"[^>]*text-anchor="start"[^>]*>(\D+?)</g)];
  const foot = rows.map(([, y]) => (Number(y) - 20) % 400);
  assert.ok(foot.length > 20);
  assert.ok(Math.max(...foot) <= 380, String(Math.max(...foot)));
});

test('laSoSvg() escapes a hostile name', () => {
  const name = '</text><script>alert(1)</script>&"\u0000\uD800';
  const svg = laSoSvg(laSoSamples.noYear.chart, { ...person, name }, palette);
  assert.ok(!svg.includes('<script'));
  assert.ok(svg.includes('&lt;script>'));
  assert.ok(svg.includes('&amp;'));
  assert.doesNotMatch(svg, /\p{Cc}/u);
  assert.ok(svg.isWellFormed());
});

test('laSoSvg() shortens a long name', () => {
  const svg = laSoSvg(laSoSamples.noYear.chart, { ...person, name: 'x'.repeat(100) }, palette);
  assert.ok(svg.includes(`>${'x'.repeat(33)}…<`));
});
