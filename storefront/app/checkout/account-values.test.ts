import assert from 'node:assert/strict';
import { accountValues } from './account-values.ts';

Deno.test('accountValues() splits the name after the family name', () => {
  const namesOf = (name: string) => {
    const { lastName, firstName } = accountValues({ name, email: 'an@example.com' });
    return [lastName, firstName];
  };
  assert.deepEqual(namesOf('Nguyễn Thị Ánh Tuyết'), ['Nguyễn', 'Thị Ánh Tuyết']);
  assert.deepEqual(namesOf('  Lê   An '), ['Lê', 'An']);
  assert.deepEqual(namesOf('An'), ['', 'An']);
  assert.deepEqual(namesOf(''), ['', '']);
});

Deno.test('accountValues() leaves phone number and street empty', () => {
  assert.deepEqual(accountValues({ name: 'Lê An', email: 'an@example.com' }), {
    lastName: 'Lê',
    firstName: 'An',
    email: 'an@example.com',
    phone: '',
    street: '',
  });
});
