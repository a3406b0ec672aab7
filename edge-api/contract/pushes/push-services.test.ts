import assert from 'node:assert/strict';
import { isAtPushService } from './push-services.ts';

Deno.test('only addresses at a push service are accepted', () => {
  assert.ok(isAtPushService('https://fcm.googleapis.com/fcm/send/abc'));
  assert.ok(!isAtPushService('https://fcm.googleapis.com.example/fcm/send/abc'));
  assert.ok(isAtPushService('https://x.notify.windows.com/w/?token=a'));
  for (
    const address of [
      'https://127.0.0.1/',
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com:8443/fcm/send/abc',
      'https://an:secret@fcm.googleapis.com/fcm/send/abc',
      'https://notify.windows.com.example/',
      'fcm.googleapis.com',
    ]
  ) {
    assert.ok(!isAtPushService(address), address);
  }
});
