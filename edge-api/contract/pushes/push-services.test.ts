import assert from 'node:assert/strict';
import { isAtPushService } from './push-services.ts';

Deno.test('only addresses at a push service are accepted', () => {
  assert.ok(isAtPushService('https://fcm.googleapis.com/fcm/send/abc'));
  assert.ok(!isAtPushService('https://fcm.googleapis.com.example/fcm/send/abc'));
  assert.ok(!isAtPushService('https://127.0.0.1/'));
});
