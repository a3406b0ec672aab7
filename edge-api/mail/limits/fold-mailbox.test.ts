import assert from 'node:assert/strict';
import { foldMailbox } from './fold-mailbox.ts';

Deno.test('foldMailbox() returns the mailbox of an address as it is counted', () => {
  assert.equal(foldMailbox('An.Nguyen+shop@GoogleMail.com'), 'annguyen@gmail.com');
  assert.equal(foldMailbox('an.nguyen+shop@khach.example'), 'an.nguyen@khach.example');
  assert.equal(foldMailbox('an@mac.com'), 'an@icloud.com');
  assert.equal(foldMailbox('shop@an.fastmail.com'), 'an@fastmail.com');
});
