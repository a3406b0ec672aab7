import assert from 'node:assert/strict';
import { canChiOfYear, napAm } from '../mod.ts';
import { readCsv } from '../testdata/read-csv.ts';

Deno.test('napAm() equals the table for all sixty pillars', () => {
  const seen = new Set<string>();
  for (const row of readCsv('cung-phi-1900-2100.csv')) {
    const pillar = canChiOfYear(Number(row.lunarYear));
    assert.equal(`${pillar.can} ${pillar.chi}`, row.canChi);
    assert.deepEqual(napAm(pillar), { napAm: row.napAm, nguHanh: row.hanh });
    seen.add(row.canChi!);
  }
  assert.equal(seen.size, 60);
});

Deno.test('napAm() rejects a yang stem with a yin branch', () => {
  assert.throws(() => napAm({ can: 'Giáp', chi: 'Sửu' }), {
    name: 'RangeError',
    message: /Giáp Sửu is not in the cycle of sixty/,
  });
});
