import { type LaSo, laSo, type Palace } from '@thach-an/lunar';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import mainStarNotes from './main-star-notes.json' with { type: 'json' };
import minorStarNotes from './minor-star-notes.json' with { type: 'json' };
import { minorStarNote, minorStarsOf } from './minor-stars-of.ts';
import palaceNotes from './palace-notes.json' with { type: 'json' };
import ringNotes from './ring-notes.json' with { type: 'json' };

const birth = { year: 1985, month: 2, day: 10, hour: 8, gender: 'female' } as const;
const chart = laSo(birth, { viewYear: 2026 });

const find = ({ palaces }: LaSo, name: Palace['name']) =>
  palaces.find((palace) => palace.name === name)!;

test('minorStarsOf() returns good and bad stars, transformations first and rings last', () => {
  assert.deepEqual(minorStarsOf(find(chart, 'Mệnh'), null), {
    good: ['Hóa Khoa', 'Hữu Bật', 'Thiên Đức', 'Thai Phụ', 'Hỷ Thần', 'Phúc Đức'],
    bad: ['Lưu Hà', 'Quả Tú', 'Địa Võng'],
  });
});

test('minorStarsOf() adds the stars of the chosen year to their palaces', () => {
  const added = chart.palaces.flatMap((palace) => {
    const { good, bad } = minorStarsOf(palace, chart.luuNien);
    return [...good, ...bad].filter((star) => star.startsWith('Lưu ') && star !== 'Lưu Hà')
      .map((star) => [star, palace.chi]);
  });
  assert.deepEqual(Object.fromEntries(added), chart.luuNien!.stars);
});

test('every star of a chart appears once and has a note', () => {
  const names = chart.palaces.flatMap((palace) => {
    const { good, bad } = minorStarsOf(palace, chart.luuNien);
    return [...good, ...bad];
  });
  assert.deepEqual(names.toSorted(), Object.keys(minorStarNotes).toSorted());
  for (const name of names) assert.ok(minorStarNote(name).length > 3, name);
});

test('every palace, main star and star of the Tràng Sinh ring has a note', () => {
  const { palaces } = chart;
  const sorted = (names: string[]) => names.toSorted();
  assert.deepEqual(sorted(palaces.map(({ name }) => name)), sorted(Object.keys(palaceNotes)));
  assert.deepEqual(
    sorted(palaces.flatMap(({ mainStars }) => mainStars.map(({ name }) => name))),
    sorted(Object.keys(mainStarNotes)),
  );
  assert.deepEqual(
    sorted(palaces.map((palace) => palace.trangSinh)),
    sorted(Object.keys(ringNotes)),
  );
});
