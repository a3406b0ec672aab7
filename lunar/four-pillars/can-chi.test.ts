import assert from 'node:assert/strict';
import { cycleIndex, cycleMember } from './can-chi.ts';
import { canChiOfDay, canChiOfYear } from '../mod.ts';

Deno.test('canChiOfYear() returns Giáp Tý for 1984 and repeats every sixty years', () => {
  assert.deepEqual(canChiOfYear(1984), { can: 'Giáp', chi: 'Tý' });
  assert.deepEqual(canChiOfYear(1985), { can: 'Ất', chi: 'Sửu' });
  for (let year = 1; year <= 9939; year++) {
    assert.deepEqual(canChiOfYear(year), canChiOfYear(year + 60));
  }
});

Deno.test('canChiOfDay() returns the can chi of known days', () => {
  assert.deepEqual(canChiOfDay({ year: 2000, month: 1, day: 1 }), { can: 'Mậu', chi: 'Ngọ' });
  assert.deepEqual(canChiOfDay({ year: 1985, month: 2, day: 10 }), { can: 'Canh', chi: 'Thìn' });
});

Deno.test('cycleIndex() is the inverse of cycleMember()', () => {
  for (let i = 0; i < 60; i++) assert.equal(cycleIndex(cycleMember(i), 'test'), i);
});
