import assert from 'node:assert/strict';
import { readSharedBirth, sharedHref } from './shared-birth.ts';

const birth = {
  birthYear: '1985',
  birthMonth: '2',
  birthDay: '9',
  birthHour: '0',
  gender: 'male',
} as const;

Deno.test('sharedHref() contains the birth and no name', () => {
  const href = sharedHref({ ...birth, name: 'Nguyễn An' } as typeof birth);
  assert.equal(href, '/tuvi?birth=1985-02-09&hour=0&gender=male');
  const { searchParams } = new URL(href, 'http://localhost');
  assert.deepEqual(readSharedBirth(searchParams), birth);
});

Deno.test('readSharedBirth() returns undefined for an invalid URL', () => {
  for (
    const search of [
      '',
      'birth=1985-2-9&hour=0&gender=male',
      'birth=1985-02-09&hour=x&gender=male',
      'birth=1985-02-09&hour=0&gender=other',
      'birth=1985-02-09&hour=0',
      'birth=<script>&hour=0&gender=male',
    ]
  ) {
    assert.equal(readSharedBirth(new URLSearchParams(search)), undefined, search);
  }
});
