import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compassSectors } from './compass-sectors.ts';

const kham = { sinhKhi: 'Đông Nam', thienY: 'Đông', dienNien: 'Nam', phucVi: 'Bắc' };

test('compassSectors() lists the directions clockwise from north', () => {
  assert.deepEqual(
    compassSectors(kham).map(({ direction, bearing }) => `${direction} ${bearing}`),
    [
      'Bắc 0',
      'Đông Bắc 45',
      'Đông 90',
      'Đông Nam 135',
      'Nam 180',
      'Tây Nam 225',
      'Tây 270',
      'Tây Bắc 315',
    ],
  );
});

test('compassSectors() names the four good directions only', () => {
  assert.deepEqual(
    compassSectors(kham).map(({ good }) => good),
    ['Phục Vị', undefined, 'Thiên Y', 'Sinh Khí', 'Diên Niên', undefined, undefined, undefined],
  );
});
