import assert from 'node:assert/strict';
import { clientLane, runForClient } from './client-lane.ts';

Deno.test('runForClient() runs work in the lane of a client', () => {
  assert.equal(runForClient('192.0.2.1', clientLane), '192.0.2.1');
  assert.equal(clientLane(), '');
});
