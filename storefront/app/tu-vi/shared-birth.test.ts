import { noDetails } from '@thach-an/ui';
import assert from 'node:assert/strict';
import { readSharedBirth, readSharedUrl, sharedHref } from './shared-birth.ts';

const birth = {
  birthYear: '1985',
  birthMonth: '2',
  birthDay: '9',
  birthHour: '0',
  gender: 'male',
} as const;

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

Deno.test('sharedHref() has the birth and its details in the fragment only, and no name', () => {
  const details = { ...noDetails, time: '00:30', place: 'south', solarTime: true } as const;
  const href = sharedHref({ ...birth, name: 'Nguyễn An' } as typeof birth, details);
  assert.equal(
    href,
    '/tuvi#birth=1985-02-09&hour=0&gender=male&time=00%3A30&place=south&solarTime=true',
  );
  const { searchParams, hash } = new URL(href, 'http://localhost');
  assert.equal(searchParams.size, 0);
  assert.deepEqual(readSharedUrl(searchParams, hash), { birth, details });
});

Deno.test('readSharedUrl() prefers the fragment, and reads a query without details', () => {
  const query = new URLSearchParams('birth=1985-02-09&hour=0&gender=male');
  assert.deepEqual(readSharedUrl(query, ''), { birth, details: noDetails });
  const other = readSharedUrl(query, '#birth=1990-05-17&hour=8&gender=female');
  assert.equal(other?.birth.birthYear, '1990');
  assert.equal(readSharedUrl(query, '#birth=x'), undefined);
  assert.equal(readSharedUrl(new URLSearchParams(), '#%E0%A4%A'), undefined);
});
